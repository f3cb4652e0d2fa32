"""The looks of Unreliable Wizard: the map or the battle, then magic and party."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.geography import CLOCKWISE, SHORT, Geography
from cardwright.kernel._derived import clone_state
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.terminal.choices import plain
from cardwright.terminal.look import Block, CardLook, CardText, ChoiceWords, GameLook, Line, Part, TableLook
from cardwright.terminal.session import HUMAN
from cardwright.terminal.wizard.about import notice
from cardwright.terminal.wizard.battle import BattleDrawing
from cardwright.terminal.wizard.map import MapDrawing
from cardwright.terminal.wizard.pages import PAGES, Pages
from cardwright.terminal.wizard.party import Cards
from cardwright.terminal.wizard.result import result_lines

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.look import Job
    from cardwright.terminal.session import Session
    from cardwright.terminal.wizard.map import Size

EXAMPLES: Final = """\
  2                     the second choice
  ne, north-east        go that way
  ember rime spark      that deck, in any order (also em ri sp)
  3, draw 3             draw three cards
  hailstorm flare       cast these spells
  quills                turn up that side, or give it up
"""

NUMBERS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

WIDE: Final = 64
"""Columns from which a battle also shows what can be made of the cards of the attack."""

FEW: Final = 8
"""Decks up to this number are listed one by one."""


class WizardLook(GameLook):
    """How one game looks."""

    title = "The way to the castle"
    examples = EXAMPLES
    layout = "solo"

    def __init__(self, game: Wizard, data: str) -> None:
        self.game = game
        self.notice = notice(data)
        self.other_names = [spell.name for spell in game.world.spells if spell.name not in game.card_names]
        self.geography = Geography(game.world)
        self.map = MapDrawing(game, self.geography)
        self.cards = Cards(game)
        self.battle = BattleDrawing(game, self.cards)
        self.own_pages = Pages(game, data, self.geography, self.map, self.cards, self.battle)
        self.legend = [*self.map.legend(), ("2", "behind a sign: the life it costs to go there")]
        self.pages = PAGES

    def page(self, command: str, session: Session, width: int) -> list[Line]:
        return self.own_pages.page(command, session, width)

    def slow_page(self, command: str, session: Session, width: int) -> Job | None:
        if command == "review" and session.over:
            from cardwright.terminal.wizard.looking_back import review_lines

            match = session.match.replay()
            return lambda report: review_lines(match, report, width)
        question = session.question
        if command != "odds" or question is None or session.view.numbers["slot"] < 0:
            return super().slow_page(command, session, width)
        from cardwright.terminal.wizard.odds import odds_lines

        info = InformationSet(clone_state(session.match.state), HUMAN)
        names = {option: self._named(session, option) for option in question.options}
        return lambda report: odds_lines(info, self.game, names.__getitem__, width)

    def _named(self, session: Session, option: int) -> str:
        words = self.option(session.view, option)
        return words.label if words is not None else session.option(option)

    def result(self, session: Session) -> list[str]:
        return result_lines(session, self.game)

    def card(self, card: int) -> CardLook:
        return self.cards.look(card)

    def text(self, card: int) -> CardText:
        return self.cards.text(card)

    # --- the table ----------------------------------------------------------------------------------------------------

    def cards_named(self, name: str) -> list[int]:
        first = self.game.first_companion
        sides = [(plain(side.name), first + n) for n, one in enumerate(self.game.world.companions) for side in one.sides]
        exact = [card for side, card in sides if side == name]
        return exact or list(dict.fromkeys([card for side, card in sides if side.startswith(name)]))

    def table(self, view: View, width: int, height: int = 0) -> TableLook:
        fighting = view.numbers["slot"] >= 0
        size = None if fighting else self.map.size(width, height)
        blocks = self._battle(view, width) if fighting else self._journey(view, width, size)
        hand = self.cards.hand(view, width) if view.zones[t.HAND] and size is None else []
        table = TableLook(self._headline(view), self._facts(view), blocks, hand, self._moment(view))
        table.title = f"Battle in {self.game.world.areas.get(view.numbers['area'], 'the castle')}" if fighting else ""
        return table

    def _journey(self, view: View, width: int, size: Size | None) -> list[Block]:
        numbers = self._numbers(view)
        if size is None:
            return [Block(self.map.small(view, numbers, width)), Block([[Part("")], *self.cards.party(view, width)])]
        column = self.cards.party_column(view, self.map.beside(size, width))
        return [Block(self.map.large(view, numbers, size, [*self.cards.hand_column(view), [], *column]))]

    def _battle(self, view: View, width: int) -> list[Block]:
        lines = self.battle.draw(view, width)
        blocks = [Block([*lines, [Part("")]]), Block([*self.battle.deck(view, width), *self.cards.party(view, width)])]
        made = self.own_pages.running(view) if width >= WIDE else []
        return [*blocks, Block([[Part("")], *made])] if made else blocks

    def _numbers(self, view: View) -> dict[int, str]:
        """The number of the choice for each hex one may go to."""
        question = view.question
        if question is None or question.kind != t.ASK_MOVE:
            return {}
        order = sorted(question.options, key=lambda option: self._rank(view, number_of(option)))
        return {number_of(option): str(number) for number, option in enumerate(order, 1)}

    def _rank(self, view: View, number: int) -> int:
        """The place of a move among the choices: clockwise from the north-west, the south last."""
        return CLOCKWISE.index(self.geography.direction(view.numbers["place"], number))

    def _headline(self, view: View) -> str:
        numbers, world = view.numbers, self.game.world
        life = f"Life {numbers['life']}/{world.constants.life_max}"
        if view.over:
            end = "The Demon Lord is defeated: you win!" if view.result else "The game is lost"
            return f"{end} · {life}"
        if numbers["slot"] >= 0:
            name = self.game.card_names[view.zones[t.ARENA][0]]
            attack = numbers["attack"] + (0 if self._attacking(view) else 1)
            return f"{life} · {name} · attack {attack}"
        here = world.hexes[numbers["place"]]
        return f"{life} · {self.geography.area(here)}, {here.terrain}"

    def _attacking(self, view: View) -> bool:
        """Whether the magic deck of an attack has been built."""
        return bool(view.zones[t.DECK] or view.zones[t.DRAWN])

    def _facts(self, view: View) -> list[str]:
        numbers, slots = view.numbers, self.game.world.slots
        return [f"beaten {numbers['beaten'].bit_count()}/{len(slots)}", f"moves {numbers['moves']}"]

    def _moment(self, view: View) -> int | None:
        question = view.question
        if question is not None and question.kind in (t.ASK_SIDE, t.ASK_TYPE, t.ASK_RETIRE):
            return None
        attacks = view.numbers["attack"] - (1 if self._attacking(view) else 0)
        return view.numbers["moves"] * 2000 + (attacks + 1 if view.numbers["slot"] >= 0 else 0)

    # --- questions and choices ----------------------------------------------------------------------------------------

    def question(self, view: View, asked: str) -> str:
        question = view.question
        if question is None:
            return asked
        rules = self.game.world.constants
        match question.kind:
            case t.ASK_DECK:
                return f"Which cards make up your deck? At least {NUMBERS[rules.deck_min]}."
            case t.ASK_DRAW if view.zones[t.DRAWN]:
                return f"You drew {self._listed(view, t.DRAWN)}. One more, for {rules.life_per_draw} life?"
            case t.ASK_DRAW:
                return f"How many cards do you draw? Each costs {rules.life_per_draw} life."
            case t.ASK_SPELLS:
                return f"You drew {self._listed(view, t.DRAWN)}. Which spells (→ damage)?"
            case t.ASK_RETIRE:
                return f"You have no life left. Whom do you give up, for {rules.retire_recover} life?"
        return asked

    def _listed(self, view: View, zone: int) -> str:
        names = [self.game.card_names[card] for card in sorted(view.zones[zone])]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

    def option(self, view: View, option: int) -> ChoiceWords | None:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        world = self.game.world
        match verb:
            case t.OPT_SIDE:
                side = world.companions[card - self.game.first_companion].sides[number]
                return ChoiceWords(f"{side.name}: {self.cards.says(side)}", [])
            case t.OPT_MOVE:
                where = self.geography.direction(view.numbers["place"], number)
                short = [SHORT[where], f"go {where}", where]
                label = f"{where}: {self.map.says(view, number)}"
                return ChoiceWords(label, short, rank=self._rank(view, number))
            case t.OPT_TYPE:
                return ChoiceWords(f"{world.types[number]}, now {view.numbers[f'resist {number}']}", [])
            case t.OPT_DECK:
                return self._deck(view, number)
            case t.OPT_DRAW:
                many = max(1, number)
                after = max(0, view.numbers["life"] - many * world.constants.life_per_draw)
                says = f"draw {number}" if number else "draw one more"
                return ChoiceWords(f"{says}: {view.numbers['life']} life → {after}", [])
            case t.OPT_SPELLS:
                return self._spells(view, number)
            case t.OPT_RETIRE:
                side = self.cards.side(view, card)
                return ChoiceWords(f"{self.game.card_names[card]}: {side.name}, {self.cards.vector(side.support)}", [side.name])
        return None

    def _deck(self, view: View, bits: int) -> ChoiceWords:
        names = [card.name for number, card in enumerate(self.game.world.magic) if (bits >> number) & 1]
        rest = [self.game.card_names[card] for card in view.zones[t.HAND] if not (bits >> card) & 1]
        question = view.question
        many = question is not None and len(question.options) > FEW
        if not rest:
            return ChoiceWords(f"all {len(names)}: {', '.join(names)}", ["all"], names)
        without = f"all but {' and '.join(rest)}" if len(rest) < 3 else ""
        group = f"a deck of {NUMBERS[len(names)]}" if many else ""
        return ChoiceWords(", ".join(names), [without] if without else [], names, group)

    def _spells(self, view: View, number: int) -> ChoiceWords:
        spells = self.game.world.spells
        bits = 0
        for card in view.zones[t.DRAWN]:
            bits |= 1 << card
        way = self.game.synthesis.ways(bits)[number]
        names = [spells[n].name for n in way.spells]
        heals = f", heals {way.heal}" if way.heal else ""
        label = f"{' + '.join(names) or 'nothing'} → {self.battle.damage(view, way.attack)}{heals}"
        return ChoiceWords(label, [" ".join(names), ", ".join(names)], names, rank=len(names))

    def option_text(self, view: View, option: int) -> CardText | None:
        verb, number = verb_of(option), number_of(option)
        if verb == t.OPT_RETIRE:
            side = self.cards.side(view, card_of(option))
            return CardText(self.card(card_of(option)), f"{side.name}: {self.cards.says(side)}", [])
        if verb == t.OPT_MOVE:
            return self.own_pages.hex_text(view, number)
        if verb in (t.OPT_DECK, t.OPT_SPELLS):
            return self.own_pages.option_text(view, verb, number)
        return None
