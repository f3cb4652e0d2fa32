"""Pictures of every screen, as people see them: ``python -m tests.web.pictures FOLDER`` makes all anew.

A picture is a scene on a screen; ``--only WORD`` makes those whose names hold the word.
"""

import argparse
import base64
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browsing import CHROMIUM, obstacle
from tests.table.serving import Served
from tests.web.conftest import FLAGS, QUICK
from tests.web.people import SCREENS
from tests.web.scenes import SCENES, Studio

DESK = {"viewport": {"width": 1440, "height": 900}}
QUALITY = 72
SETTLED = 700
"""Milliseconds until a picture stands still."""


def take(person, path):
    """The window of a person as a small picture."""
    person.page.wait_for_timeout(SETTLED)
    session = person.context.new_cdp_session(person.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", default="desk,phone")
    parser.add_argument("--only", default="")
    parser.add_argument("--dark", action="store_true")
    chosen = parser.parse_args()
    if why := obstacle():
        sys.exit(f"No pictures can be taken: {why}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    look = {"color_scheme": "dark"} if chosen.dark else {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        studio = Studio(browser, Served(Path(data), 0, [*QUICK, "0", data]), Path(data))
        try:
            for name, scene in SCENES.items():
                for screen in chosen.screens.split(","):
                    title = f"{name}-{screen}" + ("-dark" if chosen.dark else "")
                    if re.search(chosen.only, title):
                        take(
                            scene(studio, **(DESK if screen == "desk" else SCREENS[screen]), **look),
                            chosen.folder / f"{title}.webp",
                        )
                        studio.leave()
                        print(title, flush=True)
        finally:
            studio.server.stop()
            browser.close()


if __name__ == "__main__":
    main()
