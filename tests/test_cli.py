import subprocess
import sys

import pytest

from cardwright import __version__
from cardwright.cli import app


def test_version_is_printed(capsys):
    with pytest.raises(SystemExit) as stop:
        app(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.strip() == __version__


def test_help_does_not_import_slow_modules():
    code = (
        "import sys\n"
        "from cardwright.cli import app\n"
        "try: app(['--help'])\n"
        "finally: assert not {'textual', 'lark', 'open_spiel', 'sqlalchemy', 'alembic'} & set(sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert "Usage: cardwright" in run.stdout


def test_output_that_nobody_reads_ends_quietly():
    command = f"{sys.executable} -m cardwright cards list unicorns | true"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert run.stderr == ""
