"""boardgame.io's server under the same load as the table, for comparison: a small card game, in memory."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

PACKAGES = ["boardgame.io@0.50.2", "socket.io-client@4.8.1"]
PROGRAMS = Path(__file__).parent / "boardgame"


def measure(tables: int, rate: float, seconds: float, port: int) -> dict[str, float]:
    """The figures of one run; installs what it needs into a folder that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="cardwright-bench-"))
    server: subprocess.Popen[str] | None = None
    try:
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES]
        subprocess.run(command, cwd=folder, check=True)
        for program in PROGRAMS.glob("*.cjs"):
            shutil.copy(program, folder)
        server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=folder, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        while "listening" not in server.stdout.readline():
            pass
        players = subprocess.run(
            ["node", "players.cjs", str(port), str(tables), str(rate), str(seconds)],
            cwd=folder, check=True, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        found: dict[str, float] = json.loads(players.stdout)
        fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        found["server_cpu_seconds_in_all"] = (int(fields[11]) + int(fields[12])) / 100
        return found
    finally:
        if server is not None:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)
