"""The way between one page and its server, which can be cut while both go on."""

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Cable:
    """Passes bytes on to a server until it is cut; then they wait, as those of a phone without a signal do."""

    def __init__(self, port):
        self.server = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.whole = threading.Event()
        self.whole.set()
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def cut(self):
        """Nothing comes through any more, and nobody is told."""
        self.whole.clear()

    def mend(self):
        """Everything goes on."""
        self.whole.set()

    def close(self):
        self.mend()
        for end in (self.listening, *self.ends):
            with suppress(OSError):
                end.close()

    def _accept(self):
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near):
        self.whole.wait()
        with suppress(OSError):
            far = socket.create_connection(("127.0.0.1", self.server))
            self.ends += near, far
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one, other):
        with suppress(OSError):
            while data := one.recv(CHUNK):
                self.whole.wait()
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
