"""What the tests in the browser need."""

import shutil
from pathlib import Path

import cardwright

PAGE = Path(cardwright.__file__).parent / "static" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def obstacle():
    """Why no test can run in a browser here, and what to do about it; empty if they can."""
    if not PAGE.is_file():
        return "the page is not built: make page"
    if CHROMIUM is None:
        return "there is no chromium here. On Debian: apt install chromium"
    return ""
