"""A PostgreSQL database of one's own, for as long as a test needs it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

EXPECTED = bool(os.environ.get("CARDWRIGHT_EXPECT_POSTGRES"))
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _as_its_user(*command):
    """PostgreSQL refuses to run as root."""
    before = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*before, *map(str, command)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)


@contextmanager
def database():
    """The URL of a new database."""
    if not PROGRAMS:
        if EXPECTED:
            raise AssertionError("PostgreSQL is expected here: apt install postgresql")
        pytest.skip("there is no PostgreSQL here")
    folder = Path(tempfile.mkdtemp(prefix="cardwright-postgres-"))
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = folder / "data"
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    try:
        _as_its_user(PROGRAMS[0] / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        _as_its_user(PROGRAMS[0] / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        if (data / "postmaster.pid").exists():
            _as_its_user(PROGRAMS[0] / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
