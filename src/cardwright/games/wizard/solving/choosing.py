"""What each option of a question inside a battle is worth, once the battle is solved."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard import attack as steps
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.skills import LowerAll, LowerChosen
from cardwright.games.wizard.solving.battle_value import BattleValue, Level
from cardwright.games.wizard.solving.course import Foe
from cardwright.games.wizard.solving.drawing import drawing, going_on
from cardwright.games.wizard.solving.hand import Hand, subsets
from cardwright.games.wizard.solving.party import Party
from cardwright.kernel.option import card_of, number_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.situation import Member, Situation
    from cardwright.games.wizard.solving.win_chance import WinChance
    from cardwright.games.wizard.synthesis import Way

    Solved = BattleValue | WinChance

KEPT: Final = 256
"""Solved battles and tables of hands kept."""


class Outcome:
    """What comes of a way: the value, and what happens until the attack is over."""

    def __init__(self, value: float, damage: int, life: int, won: bool) -> None:
        self.value: float = value
        self.damage: int = damage  # before the enemy's floor of 0
        self.life: int = life  # after the strike and what is given up; before the reward of a victory. 0 = lost
        self.won: bool = won


LOST: Final = Outcome(0.0, 0, 0, False)


class Choices:
    """A situation in a battle with the battle solved for the party that is there."""

    def __init__(self, now: Situation, worth: Floats) -> None:
        """``worth[rest, life]`` is what a victory is worth; rests are of the present party."""
        self.now: Situation = now
        self.game: Wizard = now.game
        self.worth: Floats = worth
        self.party: Party = Party(now.game, now.party)
        self.hand: Hand = hand_of(now.game, now.hand)
        self.levels: dict[int, Level] = {}

    @cached_property
    def battle(self) -> Solved:
        """The battle, solved."""
        return self.solved(self.now.resist)

    @property
    def thorough(self) -> BattleValue:
        """The battle, solved for every state: for cards drawn one at a time there is nothing else."""
        assert isinstance(self.battle, BattleValue)
        return self.battle

    def solved(self, resist: tuple[int, ...]) -> Solved:
        """The battle with these resistances, solved."""
        now = self.now
        return solved(self.game, now.hand, now.party, now.enemy, now.enemy_start, resist, now.slot == 0, self.worth.tobytes())

    def value(self) -> float:
        """The value of the situation: that of its best option."""
        return max(self.options().values())

    def options(self) -> dict[int, float]:
        """The value of each option of the open question."""
        question = self.now.question
        assert question is not None
        if question.kind == t.ASK_TYPE:
            return {option: self._lowered(number_of(option)) for option in question.options}
        if question.kind == t.ASK_RETIRE:
            return {option: self._retired(card_of(option)) for option in question.options}
        if question.kind == t.ASK_SPELLS:
            ways = self.game.synthesis.ways(self.now.drawn)
            return {option: self.cast(ways[number_of(option)]).value for option in question.options}
        return self._drawing(question.kind, question.options)

    # --- the questions ----------------------------------------------------------------------------------------------

    def _lowered(self, kind: int) -> float:
        """A resistance falls, then the rest of the skills act."""
        skills = self.skills()
        skill = skills[self.now.count] if self.now.count < len(skills) else None
        amount = skill.amount if isinstance(skill, LowerChosen) else 0
        return self._chosen(self._less(self.now.resist, kind, amount), self.now.count + 1)

    def _chosen(self, resist: tuple[int, ...], count: int) -> float:
        skills = self.skills()
        while count < len(skills) and not isinstance(skills[count], LowerChosen):
            if isinstance(skills[count], LowerAll):
                for kind in range(t.TYPES):
                    resist = self._less(resist, kind, skills[count].amount)
            count += 1
        if count >= len(skills):
            return float(self.solved(resist).values[self.party.full, self.now.enemy_life, self.now.life])
        return max([self._chosen(self._less(resist, kind, skills[count].amount), count + 1) for kind in range(t.TYPES)])

    def skills(self) -> list[LowerAll]:
        """The skills of step 1 in their order."""
        found = sorted([skill for side in self.party.sides for skill in side.starts], key=lambda skill: skill.rank)
        return found  # type: ignore[return-value]

    @staticmethod
    def _less(resist: tuple[int, ...], kind: int, amount: int) -> tuple[int, ...]:
        found = list(resist)
        found[kind] = max(0, found[kind] - amount)
        return tuple(found)

    def _retired(self, card: int) -> float:
        now, battle = self.now, self.battle
        places = [number for number, _ in self.party.members]
        rest = self.party.full & ~(1 << places.index(card - self.game.first_companion))
        life = battle.rested
        if now.step == steps.DAMAGING:
            return self.dealt(rest, self.damage(rest, list(now.magic)), life).value
        if now.step == steps.REGAINING:
            return float(battle.values[rest, min(now.enemy_start, now.enemy_life + battle.regen), life])
        if now.step == steps.REWARDING:
            return float(self.worth[rest, life])
        # Paid for draws that are not turned up yet (A1).
        if self.game.options.one_by_one:
            return self._one_more(rest, life)
        drawn = subsets(now.deck, now.count)
        return sum([self.best_cast(draw, rest, life).value for draw in drawn]) / len(drawn)

    def _one_more(self, rest: int, life: int) -> float:
        """One card is turned up, paid for already."""
        deck, drawn = self.now.deck | self.now.drawn, self.now.drawn
        table = going_on(self.thorough, self.draw_table(), deck)
        cards = [1 << n for n in range(self.now.deck.bit_length()) if (self.now.deck >> n) & 1]
        return float(sum([table[drawn | card][rest, life] for card in cards]) / len(cards))

    def _drawing(self, kind: int, options: list[int]) -> dict[int, float]:
        """Decks, and numbers of draws."""
        life, full, rules = self.now.life, self.party.full, self.game.world.constants
        found: dict[int, float] = {}
        if self.game.options.one_by_one:
            draws = self.draw_table()
            if kind == t.ASK_DECK:
                return {option: float(going_on(self.thorough, draws, number_of(option))[0][full, life]) for option in options}
            deck, drawn = self.now.deck | self.now.drawn, self.now.drawn
            table = going_on(self.thorough, draws, deck)
            cards = [1 << n for n in range(self.now.deck.bit_length()) if (self.now.deck >> n) & 1]
            more: Floats = np.mean([table[drawn | card] for card in cards], axis=0) if cards else np.zeros((full + 1, 1))
            for option in options:
                if verb_of(option) == t.OPT_STOP:
                    found[option] = float(draws[full, self.hand.row_of[self.hand.draw_number[drawn]], life])
                else:
                    found[option] = float(drawing(self.thorough, more)[full, max(0, life - rules.life_per_draw)])
            return found
        actions = self.hand.all_actions() if kind == t.ASK_DECK else [(self.now.deck, number_of(o)) for o in options]
        values = self.action_values(actions)
        if kind == t.ASK_DRAW:
            return dict(zip(options, values, strict=True))
        best: dict[int, float] = {}
        for (deck, number), value in zip(actions, values, strict=True):
            if self.may_draw(number):
                best[deck] = max(best.get(deck, 0.0), value)
        return {option: best[number_of(option)] for option in options}

    # --- attacks ----------------------------------------------------------------------------------------------------

    def may_draw(self, number: int) -> bool:
        """Whether so many draws may be named now (A2)."""
        rules = self.game.world.constants
        return self.game.options.overdraw or number <= max(rules.draw_min, self.now.life // rules.life_per_draw)

    def level(self) -> Level:
        """The solved states with the enemy's present life."""
        life = self.now.enemy_life
        if life not in self.levels:
            self.levels[life] = Level(self.thorough, life)
        return self.levels[life]

    def draw_table(self) -> Floats:
        """What casting each draw is worth, by rest, row of the draw and life (before it is paid for, if draws are named)."""
        return self.hand.best_of_draws(self.level().ways())

    def draw_values(self) -> Floats:
        """The value of each draw, by its number, at the present life."""
        found = self.draw_table()[self.party.full, :, self.now.life]
        order = [self.hand.row_of[number] for number in range(len(self.hand.draws))]
        values: Floats = found[order]
        return values

    def action_values(self, actions: list[tuple[int, int]]) -> list[float]:
        """The value of decks with numbers of draws, named in advance."""
        rules, life = self.game.world.constants, self.now.life
        values: list[float] = self.draw_values().tolist()
        found: list[float] = []
        for deck, number in actions:
            drawn = self.hand.drawn_from(deck, number)
            found.append(sum([values[draw] for draw in drawn]) / len(drawn))
        if self.battle.immediate:
            for place, (deck, number) in enumerate(actions):
                if number * rules.life_per_draw >= life:
                    found[place] = self.paid_all(deck, number)[0]
        return found

    def paid_all(self, deck: int, number: int) -> tuple[float, int]:
        """The last life is paid for draws, and somebody has to be given up at once (A1): value and rest, -1 = nobody."""
        drawn = subsets(deck, number)
        best = (0.0, -1)
        for rest in self.battle.without(self.party.full):
            value = sum([self.best_cast(draw, rest, self.battle.rested).value for draw in drawn]) / len(drawn)
            best = max(best, (value, rest))
        return best

    def best_cast(self, draw: int, rest: int, life: int) -> Outcome:
        """The best way to cast a draw; of equal ones that with the most damage, then life."""
        found = [self.cast(way, rest, life) for way in self.game.synthesis.ways(draw)]
        return max(found, key=lambda outcome: (round(outcome.value, 9), outcome.damage, outcome.life))

    def cast(self, way: Way, rest: int = -1, life: int = -1) -> Outcome:
        """What comes of casting a way, once the draws are paid for."""
        rest = self.party.full if rest < 0 else rest
        life = min(self.battle.most, (self.now.life if life < 0 else life) + way.heal)
        if life or self.battle.late:
            return self.dealt(rest, self.damage(rest, way.attack), life)
        found = [self.dealt(q, self.damage(q, way.attack), self.battle.rested) for q in self.battle.without(rest)]
        return max(found, key=lambda outcome: outcome.value, default=LOST)

    def damage(self, rest: int, attack: list[int]) -> int:
        """The damage of an attack (step 5)."""
        total = 0
        always = self.game.options.support_always
        for kind in range(t.TYPES):
            support = int(self.party.support[rest, kind]) if always or attack[kind] else 0
            total += max(0, attack[kind] + support - self.battle.foe.resist[kind])
        return total

    def dealt(self, rest: int, damage: int, life: int) -> Outcome:
        """What comes of damage: skills, strike, retirement."""
        battle, enemy_life = self.battle, self.now.enemy_life
        left, power = battle.after(enemy_life, rest, damage)
        if not left:
            return Outcome(float(battle.values[rest, 0, life]), damage, life, True)
        struck = max(0, life - power)
        value = float(battle.values[rest, left, struck])
        if not struck:
            struck = battle.rested if rest else 0
        return Outcome(value, damage, struck, False)


@lru_cache(maxsize=KEPT)
def solved(
    game: Wizard,
    hand: int,
    members: tuple[Member, ...],
    enemy: int,
    start: int,
    resist: tuple[int, ...],
    castle: bool,
    worth: bytes,
    quick: bool = False,
) -> BattleValue:
    """A solved battle; ``worth`` is the array as bytes."""
    party = Party(game, members)
    array = np.frombuffer(worth).reshape(party.full + 1, game.world.constants.life_max + 1)
    foe = Foe(game.world.enemies[enemy], start, resist, castle)
    return BattleValue(game, hand_of(game, hand), party, foe, array, quick)


def forget() -> None:
    """Forget all solved battles and tables of hands, to measure how long they take."""
    solved.cache_clear()
    hand_of.cache_clear()


@lru_cache(maxsize=KEPT)
def hand_of(game: Wizard, bits: int) -> Hand:
    """The tables of a hand."""
    return Hand(game, bits)
