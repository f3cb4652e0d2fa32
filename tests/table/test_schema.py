"""The browser's types are those of the server's messages."""

import json
from pathlib import Path

import pytest

from cardwright.table.messages import schema

FILE = Path(__file__).parents[2] / "frontend" / "schema.json"


@pytest.mark.skipif(not FILE.exists(), reason="the sources of the page are not here")
def test_the_schema_in_the_page_is_that_of_the_server():
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))
