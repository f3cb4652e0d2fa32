"""Rule options: open questions of the rules (section 16) where a table may want the other reading."""

from __future__ import annotations

from typing import Final

from cardwright.games.rule_option import RuleOption, chosen_values

RULE_OPTIONS: Final = [
    RuleOption("cards", "12", {"starters": "a starter deck for each, or the decks that you choose",
                             "drafted": "thirty cards for each, drawn from the pool",
                             "pool": "three of every card for each"},
               "the decks where none are named: the two starters, thirty cards drawn from the pool, or three of every card"),
    RuleOption("deck_lists", "A40", {"collected": "a starter deck with boosters and trades", "free": "any cards"},
               "whether a deck of one's own must be a starter deck with boosters and trades, or may hold any cards"),
    RuleOption("physical", "17.1", {"digital": "substitutes", "claims": "what players claim"},
               "whether texts about the world outside are played by substitutes or by what players claim"),
    RuleOption("redraw_check", "A5", {"before": "before they are put back", "after": "after they are put back"},
               "whether a deck is too small for a redraw is judged before or after the chosen cards are put back"),
    RuleOption("counter_scope", "A10", {"spells": "spells", "plays": "every card that is played"},
               "what can be responded to: spells, or every card that is played"),
    RuleOption("transform_is_gain", "A19", {"no": "no", "yes": "yes"},
               "whether the power added by a transform counts as gained"),
    RuleOption("mutual_defeat", "A31", {"score": "the score of a defeat", "nothing": "nothing"},
               "what a challenger gains if both die in their duel; with nothing, neither has defeated the other"),
    RuleOption("loop_caps", "A41", {"three_plays": "three times", "one_play": "once"},
               "how often one physical card may be played in a turn"),
    RuleOption("tie_rule", "A39", {"shared": "a shared win", "die": "a die is rolled"},
               "equal final totals are a shared win, or a die is rolled"),
]  # fmt: skip


class Options:
    """The chosen rule options."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        """Defaults, changed by ``chosen``. Raises BadInput for an unknown name or choice."""
        self.values: dict[str, str] = chosen_values(RULE_OPTIONS, chosen or {})
        self.physical: bool = self._is("physical", "claims")
        self.judged_after: bool = self._is("redraw_check", "after")
        self.counters_plays: bool = self._is("counter_scope", "plays")
        self.covering_gains: bool = self._is("transform_is_gain", "yes")
        self.mutual_scores: bool = self._is("mutual_defeat", "score")
        self.most_plays: int = 3 if self._is("loop_caps", "three_plays") else 1
        self.rolls_ties: bool = self._is("tie_rule", "die")

    def _is(self, name: str, value: str) -> bool:
        return self.values[name] == value
