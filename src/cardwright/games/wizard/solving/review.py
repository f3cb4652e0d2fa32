"""A look back at a game: what each decision did to the chance to win, by what the player could know then.

Chances are those of the strong player (``planning.py``). What a decision cost is the chance of the best option less that of the
option taken. What chance did between two decisions is counted apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.games.told import tell
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.geography import Geography
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.solving.hindsight import best_known
from cardwright.games.wizard.solving.planning import option_values
from cardwright.games.wizard.solving.situation import situation
from cardwright.games.wizard.words import Words
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.situation import Situation
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import Decision, State

WORST: Final = 3
"""Mistakes that are told."""

SLIGHT: Final = 0.002
"""What costs less is no mistake."""

Progress = Callable[[int, int], None]


class Step:
    """One decision: the chance to win before and after it, and what was best."""

    def __init__(self, number: int, kind: int, taken: str, best: str, before: float, after: float, where: str) -> None:
        self.number: int = number
        """How many answers lay before it."""
        self.kind: int = kind
        """What was asked, as in terms.QUESTIONS."""
        self.taken: str = taken
        """The option that was taken, in words."""
        self.best: str = best
        """The option with the best chance, in words."""
        self.before: float = before
        """The chance with the best option."""
        self.after: float = after
        """The chance with the option that was taken."""
        self.where: str = where
        """The place or the battle, and the life."""

    @property
    def cost(self) -> float:
        """What it cost, as a share of 1."""
        return max(0.0, self.before - self.after)

    def data(self) -> dict[str, object]:
        """Plain data."""
        return {
            "answer": self.number,
            "question": t.QUESTIONS[self.kind],
            "where": self.where,
            "taken": self.taken,
            "best": self.best,
            "before": self.before,
            "after": self.after,
        }


class Review:
    """A whole game, or what has been played of it."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        """The decisions that had more than one option."""
        self.start: float = 0.0
        """The chance at the first decision."""
        self.end: float = 0.0
        """The chance now: 1 if the game is won, 0 if it is lost."""
        self.result: int = RUNNING
        self.allowed: float = 0.0
        """In hindsight: how often the strong player won this very deal, with other luck in its battles."""
        self.deals: int = 0
        """How many games that says."""

    @property
    def mistakes(self) -> list[Step]:
        """The costliest mistakes, the worst first."""
        found = sorted([step for step in self.steps if step.cost >= SLIGHT], key=lambda step: (-step.cost, step.number))
        return found[:WORST]

    @property
    def played_away(self) -> float:
        """What all decisions together cost."""
        return sum([step.cost for step in self.steps])

    @property
    def luck(self) -> float:
        """What chance gave, above 0, or took: the change of the chance to win that no decision explains."""
        return self.end - self.start + self.played_away

    def data(self) -> dict[str, object]:
        """Plain data, for a client that draws it."""
        return {
            "steps": [step.data() for step in self.steps],
            "mistakes": [step.number for step in self.mistakes],
            "start": self.start,
            "end": self.end,
            "result": self.result,
            "played_away": self.played_away,
            "luck": self.luck,
            "allowed": self.allowed,
            "deals": self.deals,
        }

    def lines(self) -> list[str]:
        """The review as text."""
        ends = {
            RUNNING: f"the game goes on, with a chance of {percent(self.end)}",
            0: "the game was lost",
            1: "the game was won",
        }
        lines = [
            f"{len(self.steps)} decisions; {ends[self.result]}.",
            f"Chance to win at the start {percent(self.start)}; decisions gave away {percent(self.played_away)}, "
            f"luck {'gave' if self.luck >= 0 else 'took'} {percent(abs(self.luck))}.",
        ]
        lines.append(
            "On the way a chance is an estimate, drawn from games that were mostly played with simple care: best play wins "
            "more. Against the Demon Lord it is exact."
        )
        if self.deals:
            lines.append(
                f"In hindsight: the strong player won {round(self.allowed * self.deals)} of {self.deals} games with the same "
                "cards in the same places and other luck in battle."
            )
        lines.append("")
        lines.append("The costliest mistakes:" if self.mistakes else "There was no mistake to speak of.")
        for step in self.mistakes:
            lines.append(f"  {step.number + 1:>3}. {step.where}: {step.taken} ({percent(step.after)}).")
            lines.append(f"       Better: {step.best} ({percent(step.before)}); cost {percent(step.cost)}.")
        return lines

    def table(self) -> list[str]:
        """Every decision with its chances, a line each."""
        return [
            f"{step.number + 1:>4}  {percent(step.before):>7} → {percent(step.after):>7}  {step.where}: {step.taken}"
            + (f"  (better: {step.best})" if step.cost >= SLIGHT else "")
            for step in self.steps
        ]


def percent(chance: float) -> str:
    """A chance in words."""
    return f"{100 * chance:.1f} %"


def review(match: Match, deals: int = 12, progress: Progress | None = None) -> Review:
    """Look back at a match; ``deals`` games are played for the hindsight. Raises BadInput for another game.

    ``progress`` is told how many of how many decisions and games are done.
    """
    game = match.game
    if not isinstance(game, Wizard):
        raise BadInput(f"a review is known for Unreliable Wizard, not for {game.name}")
    words = Words(game)
    found = Review()
    total = len(match.answers) + deals
    again = match.replay(0)
    geography = Geography(game.world)
    for number, (seat, option) in enumerate(match.answers):
        s = again.state
        question = s.pending[0]
        if len(question.options) > 1:
            now = situation(InformationSet(s, seat))
            values = option_values(now)
            best = max(question.options, key=lambda other: (round(values[other], 9), other == option))
            told = [_said(s, question, one, words, geography) for one in (option, best)]
            step = Step(number, question.kind, told[0], told[1], values[best], values[option], _where(game, now, geography))
            found.steps.append(step)
        again.answer(seat, option)
        if progress:
            progress(number + 1, total)
    s = again.state
    found.result = s.result
    found.start = found.steps[0].before if found.steps else 0.0
    if s.result != RUNNING:
        found.end = float(s.result)
    else:
        found.end = max(option_values(situation(InformationSet(s, 0))).values())
    if deals:
        found.allowed = best_known(match, deals, lambda done: progress(len(match.answers) + done, total) if progress else None)
        found.deals = deals
    return found


def _said(s: State, question: Decision, option: int, words: Words, geography: Geography) -> str:
    """An option in words that need no names of hexes, and that can be told in another language."""
    game, number = words.game, number_of(option)
    match verb_of(option):
        case t.OPT_MOVE:
            way = geography.direction(s.counters[t.PLACE], number)
            place = geography.world.hexes[number].terrain
            told = tell(f"way-{way}", way)
            return tell("reviewed-move", f"{way} to the {place}", way=told, place=tell(f"place-{place}", place))
        case t.OPT_TYPE:
            name = game.world.types[number]
            return tell(f"type-{name}", name)
        case t.OPT_DECK:
            cards = words.deck(number).removeprefix("deck ")
            return tell("reviewed-deck", f"deck {cards}", cards=cards)
        case t.OPT_DRAW:
            text = f"draw {number}" if number else "draw one more"
            return tell("reviewed-draw", text, number=number)
        case t.OPT_STOP:
            return tell("reviewed-stop", "stop")
        case t.OPT_SPELLS:
            spells = game.synthesis.ways(game.bits(s, t.DRAWN))[number].spells
            names = ", ".join([game.world.spells[n].name for n in spells])
            return tell("reviewed-cast", words.spells(spells), count=len(spells), spells=names)
        case t.OPT_RETIRE:
            name = game.card_names[card_of(option)]
            return tell("reviewed-retire", f"retire {name}", card=name)
    return words.option(s, question, option, ["You"])


def _where(game: Wizard, now: Situation, geography: Geography) -> str:
    if now.slot >= 0:
        name = game.world.enemies[now.enemy].name
        text = f"{name} with {now.enemy_life} life, you with {now.life}"
        return tell("reviewed-battle", text, card=name, enemy=now.enemy_life, life=now.life)
    hex = game.world.hexes[now.place]
    area, place = geography.area(hex), hex.terrain
    text = f"{area}, {place}, life {now.life}"
    return tell("reviewed-place", text, area=area, place=tell(f"place-{place}", place), life=now.life)
