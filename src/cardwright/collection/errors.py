"""What the rules of collections do not allow."""

from __future__ import annotations

from cardwright.kernel.errors import BadInput


class Refused(BadInput):
    """A booster, a trade or a new player that cannot be; the message says why. Nothing has changed."""
