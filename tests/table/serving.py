"""A table server in a process of its own, and a browser's side of the protocol."""

import json
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import connect

from cardwright.table.messages import PROTOCOL

SECRET = "0123456789abcdef0123456789abcdef"


class Served:
    """A running server."""

    def __init__(self, folder, port=0, command=None, more=(), log=subprocess.DEVNULL):
        """``command`` starts another server than the product's own. Without a folder the environment names a database."""
        serve = [sys.executable, "-m", "cardwright", "serve", "--port", str(port), "--workers", "1"]
        serve += ["--data", str(folder)] if folder else []
        serve += more
        self.process = subprocess.Popen(command or serve, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.rsplit(" ", 1)[-1].strip()
        assert self.url.startswith("http"), line

    @property
    def port(self):
        return int(self.url.rsplit(":", 1)[1])

    def get(self, path, **headers):
        """Status and body of a page; ``_`` in the name of a header stands for ``-``."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, headers=named), timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def post(self, path, body, **headers):
        """Status and data of an answer to a JSON body."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, data, named), timeout=30) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def open(self, game="unicorns", play_now=True, secret=SECRET, level="random"):
        """The code of a new table."""
        body = {"game": game, "name": "Ana", "secret": secret, "play_now": play_now, "level": level}
        status, data = self.post("/api/tables", body)
        assert status == 201, data
        return data["code"]

    def kill(self):
        """End the process without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, how=signal.SIGINT):
        """Ask the process to end; its exit status."""
        self.process.send_signal(how)
        return self.process.wait(20)


@contextmanager
def served(folder):
    """A server while the block lasts."""
    server = Served(folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Player:
    """A browser at a table."""

    def __init__(self, server, code, secret=SECRET, hello=True, **more):
        self.socket = connect(f"ws{server.url[4:]}/ws/{code}", max_size=None, legacy=True, **more)
        self.view: Any = None
        self.log = []
        self.notices = []
        self.count = 0
        if hello:
            self.say(kind="hello", protocol=PROTOCOL, secret=secret)

    def say(self, **message):
        self.socket.send(json.dumps(message))

    def want(self, **intent):
        """Send an intent; its id."""
        self.count += 1
        name = f"{id(self)}.{self.count}"
        self.say(id=name, **intent)
        return name

    def hear(self, seconds=20.0):
        """The next notice."""
        notice = json.loads(self.socket.recv(seconds))
        if notice["kind"] == "table":
            self.log = self.log[: notice["log_from"]] + notice["log"]
            self.view = notice
        else:
            self.notices.append(notice)
        return notice

    def until(self, wanted, seconds=60.0):
        """Hear until something holds."""
        end = time.monotonic() + seconds
        beat = time.monotonic()
        while not wanted():
            assert time.monotonic() < end, (self.view, self.notices[-3:])
            if time.monotonic() - beat > 4:
                beat = time.monotonic()
                self.say(kind="ping", number=1)
            try:
                self.hear(2.0)
            except TimeoutError:
                continue
        return self.view

    @property
    def question(self):
        return ((self.view or {}).get("picture") or {}).get("question")

    def outcome(self, name):
        """What the server said of an intent."""
        self.until(lambda: any(notice.get("id") == name for notice in self.notices))
        return next(notice for notice in self.notices if notice.get("id") == name)

    def answer(self, option=0):
        """Answer the open question, and wait for the receipt."""
        self.until(lambda: self.question is not None)
        decision = self.question["decision"]
        outcome = self.outcome(self.want(kind="answer", decision=decision, option=option))
        self.until(lambda: self.question is None or self.question["decision"] != decision)
        return outcome

    def close(self):
        self.socket.close()
