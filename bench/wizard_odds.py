"""How long the odds panel of Unreliable Wizard takes, under every rule variant: ``python bench/wizard_odds.py``.

For each combination of the rule options that a battle knows, battles are played: those of games by the careful player and by
chance, on the map with care in both, and some with a hand, a party and an enemy drawn at random, full ones among them. At each
question of a battle the panel is worked out with nothing prepared, as in a fresh process; or with ``--along`` after those of
all questions before it in the battle. Only reading the data and importing are not counted.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from itertools import product
from typing import TYPE_CHECKING, Final

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.options import VARIANTS, YES_NO
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.odds import battle_odds
from cardwright.games.wizard.solving.prospects import forget
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING, State

if TYPE_CHECKING:
    from collections.abc import Iterator

SWITCHES: Final = {name: list(VARIANTS.get(name, YES_NO)) for name in [*VARIANTS, "regen"] if name != "recover_once"}
"""The rule options that a battle knows, with their choices; the first one is usual."""

LIMIT: Final = 20.0
"""Milliseconds."""

COMPANIONS: Final = 6
"""That many can travel along: five and one princess."""

STEPS: Final = 12
"""Questions looked at in a battle drawn at random, and from each game, at most."""


class Measured:
    """One panel: the variant, the kind of question, what it was about, and the milliseconds."""

    def __init__(self, changed: dict[str, str], kind: str, what: str, took: float) -> None:
        self.changed: dict[str, str] = changed
        self.kind: str = kind
        self.what: str = what
        self.took: float = took


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2, help="games and twice as many random battles per combination")
    options.add_argument("--seed", type=int, default=0, help="of everything")
    options.add_argument("--only", default="", help="combinations with this setting only, as name=value, by commas")
    options.add_argument("--worst", type=int, default=8, help="slowest panels that are listed")
    options.add_argument("--along", action="store_true", help="all questions of each battle, one after the other")
    chosen = options.parse_args()
    only = dict(word.split("=", 1) for word in chosen.only.split(",") if word)
    measured: list[Measured] = []
    for number, values in enumerate(product(*SWITCHES.values())):
        settings = dict(zip(SWITCHES, values, strict=True))
        if all(settings[name] == value for name, value in only.items()):
            measured += under(settings, chosen.games, chosen.seed + number, chosen.along)
    print("\n".join(report(measured, chosen.worst)))


def under(settings: dict[str, str], games: int, seed: int, along: bool) -> list[Measured]:
    """All panels under one combination of rule options."""
    rng = random.Random(seed)
    difficulty = ["apprentice", "standard", "archmage"][seed % 3]
    princess = ["princess_dawn", "princess_dusk"][seed // 3 % 2]
    game = make_game({"game": "wizard", "options": {**settings, "difficulty": difficulty, "princess": princess}})
    assert isinstance(game, Wizard)
    changed = {name: value for name, value in settings.items() if value != SWITCHES[name][0]}
    found: list[Measured] = []
    for s, chance in starts(game, games, seed, rng):
        if along:
            steps = [(clone_state(one), once(one, begins)) for one, begins in questions(s, rng, chance)]
        else:
            steps = [(one, timed(one)) for one in sampled([clone_state(one) for one, _ in questions(s, rng, chance)], rng)]
        found += [Measured(changed, t.QUESTIONS[one.pending[0].kind], told(one), took) for one, took in steps]
    return found


def starts(game: Wizard, games: int, seed: int, rng: random.Random) -> Iterator[tuple[State, float]]:
    """Games and battles at their start, and how often an answer in a battle is to be random."""
    for number in range(games):
        yield game.start(seed_from(f"{seed} {number}")), 0.5 * (number % 2)
    for _ in range(2 * games):
        s = drawn(game, rng)
        if s is not None:
            yield s, rng.choice([0.0, 1.0])


def questions(s: State, rng: random.Random, chance: float) -> Iterator[tuple[State, bool]]:
    """The questions of the battles of a game that is played on, and whether a battle begins with them.

    ``chance`` is how often an answer in a battle is random.
    """
    single, begins = s.counters[t.SLOT] >= 0, True
    while s.result == RUNNING and not (single and s.counters[t.SLOT] < 0):
        question = s.pending[0]
        fighting = s.counters[t.SLOT] >= 0
        if fighting and len(question.options) > 1:
            yield s, begins
            begins = False
        begins |= not fighting
        wild = fighting and rng.random() < chance
        s.answer(0, rng.choice(question.options) if wild else careful(situation(InformationSet(s, 0))))


def sampled(states: list[State], rng: random.Random) -> list[State]:
    """Some of the states, of each kind of question."""
    kinds: dict[int, list[State]] = defaultdict(list)
    for one in states:
        kinds[one.pending[0].kind].append(one)
    return [one for some in kinds.values() for one in rng.sample(some, min(len(some), STEPS // len(kinds)))]


def drawn(game: Wizard, rng: random.Random) -> State | None:
    """The start of a battle with a hand and a party drawn at random: all of them in one of three."""
    world = game.world
    everything = rng.randrange(3) == 0
    magic = [card.name for card in world.magic if not card.basic and (everything or rng.randrange(2))]
    party = [
        rng.choice(one.sides).name
        for one in world.companions
        if (not one.princess or one.id == game.options.princess) and (everything or rng.randrange(3))
    ]
    if everything and rng.randrange(2):  # one of them may be missing, then another enemy is left
        del party[rng.randrange(len(party))]
    if len(magic) + len(party) < 2:
        return None
    slots = [slot.id for slot in world.slots]
    rng.shuffle(slots)
    beaten = slots[: len(magic) + len(party) - 2]
    places = [slot.hex for slot in world.slots if slot.id not in beaten]
    place = rng.choice([*places, world.hexes[world.castle].id])
    own = Holding({"hand": magic, "party": party}, {"life": rng.choice([1, 2, rng.randint(3, 20), 20])})
    table = Holding({"place": [place], "beaten": [str(slot) for slot in beaten]})
    s = game_entry("wizard").positions(game).build(Position([own], table, "battle", 0, f"bench {rng.random()}"))
    s.advance()
    return s if s.result == RUNNING and s.counters[t.SLOT] >= 0 else None


def told(s: State) -> str:
    """A state in a few words."""
    now = situation(InformationSet(s, 0))
    name = now.game.world.enemies[now.enemy].name
    return f"{name} {now.enemy_life}, life {now.life}, hand {now.hand.bit_count()}, party {len(now.party)}"


def timed(s: State) -> float:
    """Milliseconds of the panel: what is slow is measured again, against noise."""
    took = once(s)
    for _ in range(2):
        if took > LIMIT / 2:
            took = min(took, once(s))
    return took


def once(s: State, afresh: bool = True) -> float:
    """Milliseconds of the panel, with nothing prepared, or with what is known from before."""
    info = InformationSet(s, 0)
    if afresh:
        forget()
        situation(info).game.synthesis.forget()
    start = time.process_time()
    battle_odds(info)
    return (time.process_time() - start) * 1e3


def report(measured: list[Measured], worst: int) -> list[str]:
    """The figures: by rule option, by kind of question, and the slowest."""
    lines = [f"{'':<34}{'panels':>8}{'median':>9}{'99 %':>9}{'worst':>9}   ms"]
    rows: list[tuple[str, list[Measured]]] = [("all", measured), ("usual rules", [m for m in measured if not m.changed])]
    for name, choices in SWITCHES.items():
        for value in choices[1:]:
            rows.append((f"{name} {value} alone", [m for m in measured if m.changed == {name: value}]))
            rows.append((f"{name} {value} with any", [m for m in measured if m.changed.get(name) == value]))
    rows += [(f"question: {kind}", [m for m in measured if m.kind == kind]) for kind in t.QUESTIONS]
    for label, some in rows:
        if some:
            lines.append(f"{label:<34}{figures(some)}")
    lines.append("")
    for one in sorted(measured, key=lambda m: -m.took)[:worst]:
        changed = ", ".join([f"{name} {value}" for name, value in one.changed.items()]) or "usual rules"
        lines.append(f"{one.took:>8.1f} ms  {one.kind}: {one.what}; {changed}")
    over = sum([one.took > LIMIT for one in measured])
    lines.append(f"{over} of {len(measured)} panels took more than {LIMIT:.0f} ms.")
    return lines


def figures(some: list[Measured]) -> str:
    """How many, and the middle, the worst but for one in a hundred, the worst."""
    took = sorted([one.took for one in some])
    return f"{len(took):>8}{took[len(took) // 2]:>9.1f}{took[len(took) * 99 // 100]:>9.1f}{took[-1]:>9.1f}"


if __name__ == "__main__":
    main()
