"""Questions, options and events of Unreliable Wizard in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.told import tell
from cardwright.games.wizard import terms as t
from cardwright.kernel.events import MOVE, NOTE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card
from cardwright.kernel.option import card_of, number_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.state import Decision, State

ASKS: Final = {
    t.ASK_SIDE: ("ask-side", "Which side of {source} do you turn up, for good?"),
    t.ASK_MOVE: ("ask-move", "Where do you go?"),
    t.ASK_TYPE: ("ask-type", "{source}: which resistance falls?"),
    t.ASK_DECK: ("ask-magic-deck", "Which cards make up your magic deck?"),
    t.ASK_DRAW: ("ask-draws", "How many cards do you draw? Each costs life."),
    t.ASK_SPELLS: ("ask-spells", "Which spells do you make of the drawn cards?"),
    t.ASK_RETIRE: ("ask-retire", "You have no life left: which companion do you give up?"),
}

LIFE_NOTES: Final = {
    t.COST: ("life-cost", "The way costs {change}: {who} {have} {life} life."),
    t.RECOVERED: ("life-recovered", "{who} {recover} {change}: {life} life."),
    t.PAID: ("life-paid", "{who} {pay} {change} for the draw: {life} life left."),
    t.HEALED: ("life-healed", "The spell heals {change}: {who} {have} {life} life."),
    t.STRUCK: ("life-struck", "{name} strikes for {change}: {who} {have} {life} life."),
    t.RESTED: ("life-rested", "{name} gives {who} {change} life: {life} life."),
    t.MENDED: ("life-mended", "{name}: {who} {recover} {change}, {life} life."),
    t.REWARDED: ("life-rewarded", "The victory over {name} gives {change}: {who} {have} {life} life."),
    t.HURT: ("life-hurt", "{name} takes {change} life from the enemy: {life} left."),
    t.REGAINED: ("life-regained", "{name} regains {change}: {life} life."),
}
"""Messages and texts of notes whose number is a change of life and the life after it."""


PLACES: Final = {"encounter": "enemy's place", "castle": "Demon Castle"}
"""Terrains that are not said by their name."""


class Words:
    """Says things of one game."""

    def __init__(self, game: Wizard) -> None:
        self.game = game

    def option(self, s: State, question: Decision, option: int, names: list[str]) -> str:
        """An option in the words of the scenario format."""
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        world = self.game.world
        match verb:
            case t.OPT_SIDE:
                return world.companions[card - self.game.first_companion].sides[number].name
            case t.OPT_MOVE:
                return f"move to {world.hexes[number].id}"
            case t.OPT_TYPE:
                return world.types[number]
            case t.OPT_DECK:
                return self.deck(number)
            case t.OPT_DRAW:
                return f"draw {number}" if number else "draw one more"
            case t.OPT_STOP:
                return "stop"
            case t.OPT_SPELLS:
                ways = self.game.synthesis.ways(self.game.bits(s, t.DRAWN))
                return self.spells(ways[number].spells)
            case t.OPT_RETIRE:
                return f"retire {self.game.card_names[card]}"
        raise ValueError(f"unknown option verb {verb}")

    def deck(self, bits: int) -> str:
        """A deck as an answer."""
        return f"deck {', '.join(self._magic(bits))}"

    def spells(self, spells: list[int]) -> str:
        """Spells as an answer."""
        return f"cast {', '.join([self.game.world.spells[n].name for n in spells]) or 'nothing'}"

    def _magic(self, bits: int) -> list[str]:
        return [card.name for number, card in enumerate(self.game.world.magic) if (bits >> number) & 1]

    def question(self, question: Decision) -> str:
        """A question in plain words."""
        source = self.game.card_names[question.source] if question.source >= 0 else ""
        message, text = ASKS[question.kind]
        return tell(message, text.format(source=source), source=source)

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        who = names[event.seat] if event.seat >= 0 else ""
        card = event_card(event, viewer)
        name = self.game.card_names[card] if card != HIDDEN else tell("a-card", "a card")
        if event.kind == MOVE:
            return self._move(event, who, name)
        return self._note(event, who, name) if event.kind == NOTE else ""

    def _move(self, event: Event, who: str, name: str) -> str:
        match event.verb:
            case t.REVEAL:
                return tell("appears", f"{name} appears!", card=name)
            case t.GAIN:
                return tell("gains-card", f"{say(who, 'gain')} {name}.", who=who, card=name)
            case t.RETIRE:
                return tell("gives-up", f"{say(who, 'give')} up {name}.", who=who, card=name)
            case t.DRAW:
                return tell("draws", f"{say(who, 'draw')} {name}.", who=who, card=name)
        return ""

    def _note(self, event: Event, who: str, name: str) -> str:
        world, number = self.game.world, event.number
        if event.verb in LIFE_NOTES:
            change, life = divmod(number, t.LIFE_SCALE)
            you = who == "You"
            message, text = LIFE_NOTES[event.verb]
            text = text.format(
                change=change,
                life=life,
                name=name,
                who=you_or(who) if event.verb in (t.RESTED,) else who,
                have="have" if you else "has",
                recover="recover" if you else "recovers",
                pay="pay" if you else "pays",
            )
            text = text[:1].upper() + text[1:].replace(": You ", ": you ")
            return tell(message, text, change=change, life=life, card=name, who=who)
        match event.verb:
            case t.MOVED:
                hex = world.hexes[number]
                area = world.areas.get(hex.card, "")
                place = self._place(hex.terrain)
                text = f"{say(who, 'go')} to the {place}{f' in {area}' if area else ''}."
                return tell("goes-in" if area else "goes-to", text, who=who, place=place, area=area)
            case t.SPENT_HERE:
                place = self._place(world.hexes[number].terrain)
                return tell("spent-here", f"The {world.hexes[number].terrain} has given what it can.", place=place)
            case t.BATTLE:
                area = world.areas[number]
                return tell("battle", f"— A battle against {name} in {area} —", card=name, area=area)
            case t.SKILL:
                return tell("helps", f"{name} helps.", card=name)
            case t.WEAKENED:
                return tell("weakened", f"Resistance to {world.types[number]} falls.", type=self._type(world.types[number]))
            case t.DECK_BUILT:
                cards = ", ".join(self._magic(number))
                return tell("shuffles-deck", f"{say(who, 'shuffle')} a deck: {cards}.", who=who, cards=cards)
            case t.CAST:
                spell = world.spells[number].name
                return tell("casts", f"{say(who, 'cast')} {spell}.", who=who, card=spell)
            case t.DEALT:
                return self._damage(number)
            case t.STUNNED:
                return tell("stuns", f"{name} keeps the enemy from striking.", card=name)
            case t.SIDE_CHOSEN:
                side = world.companions[event.card - self.game.first_companion].sides[number]
                return tell("turns-up", f"{name} turns up {side.name}.", card=name, other=side.name)
            case t.VICTORY:
                return tell("is-defeated", f"{name} is defeated.", card=name)
            case t.WON:
                return tell("game-won", "The game is won!")
            case t.LOST:
                return tell("game-lost", "No life and no companion is left: the game is lost.")
        return ""

    def _damage(self, number: int) -> str:
        found: list[int] = []
        for _ in range(t.TYPES):
            number, damage = divmod(number, t.DAMAGE_SCALE)
            found.insert(0, damage)
        parts = [f"{damage} {name}" for damage, name in zip(found, self.game.world.types, strict=True)]
        values = {f"damage{number}": damage for number, damage in enumerate(found)}
        return tell("damage", f"The attack deals {' + '.join(parts)} = {sum(found)} damage.", total=sum(found), **values)

    def _place(self, terrain: str) -> str:
        return tell(f"place-{terrain}", PLACES.get(terrain, terrain))

    def _type(self, name: str) -> str:
        return tell(f"type-{name}", name)


def say(name: str, verb: str) -> str:
    """A name with its verb: Ana draws, You draw."""
    if name == "You":
        return f"{name} {verb}"
    return f"{name} {verb}es" if verb.endswith(("ch", "sh", "s", "o")) else f"{name} {verb}s"


def you_or(name: str) -> str:
    """A player as an object: Ana, you."""
    return "you" if name == "You" else name
