"""The browser's types are those of the server's messages."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from cardwright.table.messages import PROTOCOL, schema

FILE = Path(__file__).parents[2] / "frontend" / "schema.json"
PAGE = FILE.parent / "src" / "lib" / "connection.svelte.ts"

SPOKEN = 6, "fb8dbc8207fa576f"
"""The number of the protocol, and a hash of its messages. Who changes the messages raises the number, here and in the page."""


@pytest.mark.skipif(not FILE.exists(), reason="the sources of the page are not here")
def test_the_schema_in_the_page_is_that_of_the_server():
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))


def shapes(part):
    """A schema without what is said about it."""
    if isinstance(part, dict):
        return {name: shapes(value) for name, value in part.items() if name != "description" or not isinstance(value, str)}
    return [shapes(one) for one in part] if isinstance(part, list) else part


def test_other_messages_have_another_number():
    text = json.dumps(shapes(json.loads(json.dumps(schema()))), sort_keys=True)
    assert (PROTOCOL, hashlib.sha256(text.encode()).hexdigest()[:16]) == SPOKEN


@pytest.mark.skipif(not PAGE.exists(), reason="the sources of the page are not here")
def test_the_page_speaks_the_protocol_of_the_server():
    found = re.search(r"PROTOCOL = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) == PROTOCOL
