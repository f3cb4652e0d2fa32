"""What a seat sees as text, from its view alone."""

from __future__ import annotations

import re

from cardwright.games.registry import GameWords
from cardwright.games.semantics import Semantics
from cardwright.kernel.knowledge import HIDDEN, View
from cardwright.kernel.state import State


def seat_names(seats: int) -> list[str]:
    """The names of seats in texts."""
    return [f"seat {seat}" for seat in range(seats)]


def observation_text(semantics: Semantics, words: GameWords, s: State, view: View, said: list[str]) -> str:
    """A view in lines: who looks, what is asked and may be answered, the zones that hold cards, the public numbers.

    ``s`` is only handed on to say the viewer's own options in words; ``said`` is what it has said towards an answer.
    """
    game = semantics.game
    names = seat_names(game.seats)
    lines = [f"seen by {names[view.viewer]}"]
    if view.over:
        winners = [names[seat] for seat in range(game.seats) if (view.result >> seat) & 1]
        lines.append(f"the game is over; won by {', '.join(winners) or 'nobody'}")
    if view.asked:
        lines.append(f"asked: {', '.join([names[seat] for seat in view.asked])}")
    question = view.question
    if question is not None:
        lines.append(f"question: {words.question(question)}")
        told = dict.fromkeys([words.option(s, question, option, names) for option in question.options])
        lines += [f"  - {text}" for text in told]
        if said:
            lines.append(f"said so far: {', '.join(said)}")
    single = _names(semantics)
    for zone, cards in enumerate(view.zones):
        if cards:
            lines.append(f"{game.zone_names[zone]}: {', '.join(_cards(semantics, view, cards))}")
    for name, value in view.numbers.items():
        if re.sub(r" \d+$", "", name) not in single:
            lines.append(f"{name} = {value}")
    return "\n".join(lines)


def _names(semantics: Semantics) -> list[str]:
    """The names of the public numbers of single cards."""
    return [number.name for number in semantics.qualities] + list(semantics.relations)


def _cards(semantics: Semantics, view: View, cards: list[int]) -> list[str]:
    """Cards in their order, equal neighbours once with their number."""
    found: list[tuple[str, int]] = []
    for card in cards:
        text = "hidden" if card == HIDDEN else semantics.game.card_names[card]
        told = [
            semantics.quality(name, view.numbers[f"{name} {card}"])
            for name in _names(semantics)
            if f"{name} {card}" in view.numbers
        ]
        if card != HIDDEN and told:
            text += f" ({', '.join(told)})"
        if found and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if count == 1 else f"{text} ×{count}" for text, count in found]
