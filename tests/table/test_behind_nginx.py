"""The table behind HTTPS, with nginx as the host's guide configures it."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import InvalidStatus

from tests.table.serving import Player, Served

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
EXPECTED = bool(os.environ.get("CARDWRIGHT_EXPECT_NGINX"))


@pytest.fixture(scope="module")
def outside(tmp_path_factory):
    """A server behind nginx: the server, the outside address, and what to trust."""
    if NGINX is None or OPENSSL is None or not GUIDE.exists():
        assert not EXPECTED, "nginx and openssl are expected here: apt install nginx-light openssl"
        pytest.skip("there is no nginx here")
    folder = tmp_path_factory.mktemp("nginx")
    port, inner = free_port(), free_port()
    name = "/CN=localhost"
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", folder / "cards.key"]
    certificate = ["-out", folder / "cards.pem", "-days", "2", "-subj", name, "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([OPENSSL, "req", "-x509", "-nodes", *key, *certificate], check=True, stderr=subprocess.DEVNULL)
    url = f"https://localhost:{port}"
    server = Served(folder / "data", inner, more=["--public-url", url, "--trust-proxy", "127.0.0.1"])
    assert server.url == url  # what guests are told
    server.url = f"http://127.0.0.1:{inner}"
    (folder / "nginx.conf").write_text(configuration(folder, port, server.url))
    nginx = subprocess.Popen([NGINX, "-c", folder / "nginx.conf", "-p", folder], stderr=subprocess.DEVNULL)
    try:
        trust = ssl.create_default_context(cafile=folder / "cards.pem")
        for listening in (port, inner):
            reach(listening)
        yield server, url, trust
    finally:
        nginx.terminate()
        nginx.wait(10)
        server.kill()


def free_port():
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


def configuration(folder, port, inside):
    """The configuration of the guide, for this machine and these ports."""
    found = re.search(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    server = found[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("cards.example.org", "localhost")
    server = server.replace("/etc/ssl/", f"{folder}/").replace("http://127.0.0.1:8600", inside)
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""
    return f"""{user} daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{ access_log off; {temporary}
{server} }}"""


def reach(port):
    """Wait until somebody listens."""
    end = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)


def knock(server, address):
    """Try a code as a guest with this address, straight at the server."""
    return server.get("/api/tables/ZZZZZZ", X_Forwarded_For=address)[0]


def test_a_game_is_played_through_the_proxy(outside):
    server, url, trust = outside
    code = server.open("narrators")
    player = Player(SimpleNamespace(url=url), code, origin=url, ssl=trust)
    assert player.answer()["kind"] == "done"
    player.close()


def test_the_page_comes_with_its_headers(outside):
    _, url, trust = outside
    try:
        with urllib.request.urlopen(f"{url}/", context=trust) as page:
            headers = page.headers
    except urllib.error.HTTPError as error:  # the page is not built here
        headers = error.headers
    assert "default-src 'self'" in headers["content-security-policy"]


def test_a_strange_page_does_not_get_through(outside):
    server, url, trust = outside
    code = server.open("narrators")
    with pytest.raises(InvalidStatus):
        Player(SimpleNamespace(url=url), code, origin="https://evil.example", ssl=trust)


def test_each_guest_of_a_trusted_proxy_has_an_allowance(outside):
    server, _, _ = outside
    assert 429 in (knock(server, "192.0.2.1") for _ in range(1000))  # it fills up with time, and a slow machine takes some
    assert knock(server, "192.0.2.2") == 404


def test_without_trust_nobody_chooses_an_address(tmp_path):
    server = Served(tmp_path)
    try:
        assert 429 in (knock(server, f"192.0.2.{guest % 250}") for guest in range(1000))
    finally:
        server.kill()
