"""The libraries of the extra ``arena``: what is left out where they are not installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

INSTALL: Final = 'pip install "cardwright[arena]"'

NEEDS: Final = {
    "openskill ratings": ("openskill",),
    "the Parquet file": ("polars",),
    "the report": ("altair", "vl_convert"),
}
"""What is made with which libraries."""


def available(product: str) -> bool:
    """Whether the libraries for a product are installed."""
    return all(find_spec(library) is not None for library in NEEDS[product])


def skipped(products: list[str]) -> str:
    """A sentence about the products that cannot be made here; empty if all can."""
    missing = [product for product in products if not available(product)]
    if not missing:
        return ""
    told = missing[0] if len(missing) == 1 else f"{', '.join(missing[:-1])} and {missing[-1]}"
    return f"Left out: {told}; {INSTALL} adds what is needed."
