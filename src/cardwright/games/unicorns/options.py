"""Rule options: each open question of the rules that has more than one good answer, with its recommended default."""

from __future__ import annotations

from typing import Final

from cardwright.games.rule_option import RuleOption, chosen_values

RULE_OPTIONS: Final = [
    RuleOption("first_player", "2.4", {"random": "drawn by the seed", "A": "always the first seat"},
               "who begins: a seat drawn by the seed, or always the first seat"),
    RuleOption("babies", "A1", {"movable": "yes", "pinned": "no, they stay where they are"},
               "whether Babies may be stolen, swapped and moved"),
    RuleOption("magic_targets", "A2", {"resolution": "when it resolves", "announcement": "when it is announced"},
               "when the targets of a Magic card are named: when it resolves, or when it is announced"),
    RuleOption("final_instant", "A3", {"closes": "it closes the window", "reopens": "the card below may be answered anew"},
               "an Instant that cannot be answered closes the window, or the card below it may be answered anew"),
    RuleOption("after_duel", "A4", {"closed": "no", "reopened": "yes, once more"},
               "whether the surviving card of a duel of Instants may be answered once more"),
    RuleOption("pandas", "A5", {"unicorn_effects": "to effects that name Unicorns", "all_effects": "to all effects of cards"},
               "what Pandas are immune to"),
    RuleOption("win_check", "A7", {"chain": "after each chain of effects", "phase": "after each phase of a turn"},
               "when a win is looked for"),
    RuleOption("deck_out", "A8", {"end": "when the deck is empty", "draw": "at the first impossible draw",
                                  "reshuffle": "never, the discard pile is reshuffled"},
               "the game ends when the deck is empty, at the first impossible draw, or never: the discard pile is reshuffled"),
    RuleOption("turn_end", "A10", {"choice": "the choice is enough", "success": "what comes before must have happened"},
               "whether choosing an effect that ends the turn is enough, or what comes before must have happened"),
    RuleOption("from_every_stable", "A11", {"player": "whoever plays the card", "owners": "the owner of each stable"},
               "who picks the card of each stable"),
    RuleOption("second_play", "A13", {"play": "a second play", "play_or_draw": "a second play or a draw"},
               "what may follow the first of two plays"),
    RuleOption("requirements", "A15", {"strict": "no", "lenient": "yes, as far as it goes"},
               "whether a Magic card whose first action is impossible may be played"),
    RuleOption("two_player_list", "A20", {"second": "those of the second edition", "first_print": "those of the first print"},
               "which cards are left out with two players"),
    RuleOption("several_winners", "A21", {"count_then_letters": "count and letters decide", "nobody": "nobody wins"},
               "several players reach the target together: count and letters decide, or nobody wins"),
    RuleOption("letters", "A22", {"titles": "yes", "off": "no"},
               "whether letters of card titles break a tie"),
]  # fmt: skip


class Options:
    """The chosen rule options."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        """Defaults, changed by ``chosen``. Raises BadInput for an unknown name or choice."""
        self.values: dict[str, str] = chosen_values(RULE_OPTIONS, chosen or {})
        self.babies_pinned: bool = self._is("babies", "pinned")
        self.names_early: bool = self._is("magic_targets", "announcement")
        self.final_reopens: bool = self._is("final_instant", "reopens")
        self.duel_reopens: bool = self._is("after_duel", "reopened")
        self.pandas_untouchable: bool = self._is("pandas", "all_effects")
        self.check_by_phase: bool = self._is("win_check", "phase")
        self.deck_out_at_draw: bool = self._is("deck_out", "draw")
        self.reshuffles: bool = self._is("deck_out", "reshuffle")
        self.turn_end_needs_success: bool = self._is("turn_end", "success")
        self.owners_pick: bool = self._is("from_every_stable", "owners")
        self.draw_after_play: bool = self._is("second_play", "play_or_draw")
        self.lenient: bool = self._is("requirements", "lenient")
        self.ties_lose: bool = self._is("several_winners", "nobody")
        self.count_letters: bool = self._is("letters", "titles")

    def _is(self, name: str, value: str) -> bool:
        return self.values[name] == value
