import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

import pytest

from cardwright.table.thinking import Workers, end_with_parent


def die_once(path):
    """End this worker process, unless it was done before."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die():
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def workers():
    made = Workers(1, end_with_parent)
    yield made
    made.close()


async def test_what_a_worker_was_at_when_it_died_is_done_again(workers, tmp_path):
    assert await workers.run(die_once, str(tmp_path / "died")) == "alive"


async def test_what_ends_every_worker_is_given_up_and_other_work_goes_on(workers):
    with pytest.raises(BrokenProcessPool):
        await workers.run(die)
    assert await workers.run(abs, -7) == 7


async def test_workers_end_with_the_server_whatever_they_are_at(workers):
    await workers.run(abs, -7)
    working = asyncio.create_task(workers.run(time.sleep, 600))
    await asyncio.sleep(0.3)
    workers.close()
    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(working, 60)
