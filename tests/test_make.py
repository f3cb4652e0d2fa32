import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_host_of_play_gives_way_to_one_among_the_arguments():
    command = ["make", "--dry-run", "play", "ARGS=--host 127.0.0.1"]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.count("--host") for line in made.splitlines() if "cardwright serve" in line] == [1]
