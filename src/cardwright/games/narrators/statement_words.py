"""Statements as sentences that can be told in other languages."""

from __future__ import annotations

from typing import Final

from cardwright.games.narrators import statements as st
from cardwright.games.narrators import terms as t
from cardwright.games.told import Told, tell

MESSAGES: Final = {
    st.SPELLS: "statement-spells",
    st.TRANSFORMS: "statement-transform",
    st.CARD_SCORE: "statement-card-score",
    st.SCORE_SUM: "statement-score-sum",
    st.PILE_SCORE: "statement-pile-score",
    st.SUBTYPE: "statement-subtype",
    st.COIN: "statement-coin",
}


def told_statement(statement: int) -> Told:
    """A statement in words."""
    kind, number = statement // st.SPAN, statement % st.SPAN
    subtype = t.SUBTYPES[number] if kind == st.SUBTYPE else ""
    return tell(MESSAGES[kind], st.statement_words(statement), number=number, subtype=subtype)
