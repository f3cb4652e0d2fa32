"""The command ``cardwright serve``."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.table.house import House
    from cardwright.table.owners import Owners

LARGEST_FRAME: Final = 65_536
QUEUE: Final = 8
HEARTBEAT: Final = 5.0
LAST_WORDS: Final = 5
"""Seconds that open connections get when the server stops."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8600,
    data: Path | None = None,
    public_url: str = "",
    workers: int = 0,
    keep_days: int = 30,
    trust_proxy: str = "",
    inner_url: str = "",
    browser: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Serve the table to browsers.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets the whole home network in.
    port
        The port to listen on.
    data
        The folder for tables and collections (default: the one for your data).
    public_url
        The address that others reach the table by, if another program stands in front of it: https://cards.example.org
    workers
        How many processes bots think in (default: one less than there are cores).
    keep_days
        How many days tables are kept after their last change; 0 keeps them for ever.
    trust_proxy
        The address of the program that stands in front of the table; what it says of its guests' addresses is believed.
    inner_url
        Where other processes that share a PostgreSQL database reach this one (default: the address it listens on).
    browser
        Open the table in a browser on this machine.
    """
    import uvicorn

    from cardwright.storage.places import database_url
    from cardwright.storage.store import open_store
    from cardwright.table.house import House
    from cardwright.table.housekeeping import tidy_seldom
    from cardwright.table.owners import LeasedOwners, SoleOwner
    from cardwright.table.page import NOT_BUILT, STATIC
    from cardwright.table.server import Server
    from cardwright.table.stored_journal import StoredJournal
    from cardwright.table.thinking import WorkerThinker

    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"--public-url “{public_url}”: expected an address that begins with https:// or http://")
    if keep_days < 0:
        raise BadInput(f"--keep-days {keep_days}: expected a number of days, or 0 for ever")
    listening = _listen(host, port)
    store = open_store(database_url(str(data / "cardwright.sqlite") if data else ""))
    owners: Owners = SoleOwner()
    if store.engine.dialect.name == "postgresql":  # others may share it
        owners = LeasedOwners(store, inner_url.rstrip("/") or address(host, listening.getsockname()[1]))
    journal = StoredJournal(store, owners.name)
    thinker = WorkerThinker(workers or max(1, (os.cpu_count() or 2) - 1))
    house: House = House(journal, thinker, time.monotonic, keep_days, owners)
    _log_in_lines()
    tidy_seldom()
    config = uvicorn.Config(
        Server(house, public_url).app(),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=QUEUE,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT + 2,
        timeout_graceful_shutdown=LAST_WORDS,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(trust_proxy),
        forwarded_allow_ips=trust_proxy or None,
    )
    url = public_url or address(host, listening.getsockname()[1])
    print(f"The table is open at {url}", flush=True)
    if not (STATIC / "index.html").is_file():
        print(NOT_BUILT, end="", flush=True)
    _invite(url, browser)
    signal.signal(signal.SIGTERM, _interrupt)  # uvicorn lets everybody finish, then hands the signal on to us
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        print("The table is closed; games go on when it opens again.")
    finally:
        thinker.close()
        journal.close()
    return 0


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises BadInput with what to do."""
    try:
        return socket.create_server((host, port), backlog=512, family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise BadInput(
            f"cannot listen on {host}:{port}: {os.strerror(error.errno or 0)}. Choose another with --port."
        ) from None
    except OverflowError:
        raise BadInput(f"--port {port}: expected 0 to 65535") from None


def address(host: str, port: int) -> str:
    """The address to type into a browser: one that other machines know, if the table listens to all of them."""
    name = f"[{host}]" if ":" in host else host
    if host in ("0.0.0.0", "::"):
        name = home_address()
    return f"http://{name}:{port}"


def home_address() -> str:
    """The address of this machine in the home network; its own name for itself if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only chooses the way out
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _invite(url: str, browser: bool) -> None:
    """Show the address as a QR code to a person, and open it in a browser if that is wanted and there is one."""
    if browser or sys.stdout.isatty():
        import segno

        segno.make(url, micro=False).terminal(border=2, compact=True)
        print("Ctrl+C closes the table.", flush=True)
    if browser:
        import webbrowser

        if not (_has_screen() and webbrowser.open(url)):
            print("No browser was found here; open the address above.", flush=True)


def _has_screen() -> bool:
    """Whether a browser can have a window: one that would take this terminal is none."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


class Lines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": round(record.created, 3), "level": record.levelname, "message": record.getMessage()}
        for name in ("game", "tables", "code"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _log_in_lines() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would name tables and addresses


def verify(file: Path, /, *, commitment: str = "", luck: str = "") -> int:
    """Deal a finished match again and check that it went as its file says.

    Parameters
    ----------
    file
        The match file, as it can be had at the table when the game is over.
    commitment
        The line that the table showed before the first card was dealt.
    luck
        The words that you added to the shuffle.
    """
    from cardwright.games.registry import make_game
    from cardwright.kernel.match import load_match
    from cardwright.table.shuffle import luck_of, parts

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {file}: {error}") from None
    match = load_match(text, make_game)
    bound, added = parts(match.seed)
    print(f"{match.game.name}: dealt again from the seed, all {len(match.answers):,} answers fit, and the end is the same.")
    print(f"commitment {bound}")
    for seat, hashed in added.items():
        print(f"player {seat + 1} added {hashed} to the shuffle")
    if commitment and commitment.strip().lower() != bound:
        print(f"This is not the line the table showed: {commitment}")
        return 1
    if commitment:
        print("It is the line the table showed: the shuffle was decided before the first card was dealt.")
    if luck and luck_of(luck) not in added.values():
        print(f"These words were not added to the shuffle: {luck}")
        return 1
    if luck:
        print("Your words are part of the shuffle.")
    return 0


def schema() -> int:
    """Print the JSON schema of the table's messages; the browser's types are made from it."""
    from cardwright.table.messages import schema as messages

    print(msgspec.json.format(msgspec.json.encode(messages()), indent=1).decode())
    return 0
