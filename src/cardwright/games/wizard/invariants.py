"""What must hold at every moment of Unreliable Wizard (section 12 of the rules), computed apart from the rules' own code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.wizard import terms as t
from cardwright.kernel.errors import Broken
from cardwright.kernel.events import MOVE, NOTE
from cardwright.kernel.option import card_of, number_of
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.events import Event
    from cardwright.kernel.state import State

IN_BATTLE = (t.ASK_TYPE, t.ASK_DECK, t.ASK_DRAW, t.ASK_SPELLS)
ABILITY_ZONES = (t.POOL, t.HAND, t.DECK, t.DRAWN, t.GAINED, t.PARTY, t.RETIRED)


class Invariants:
    """Watches one game. ``check`` raises Broken, naming what does not hold."""

    def __init__(self, game: Wizard) -> None:
        self.game: Wizard = game
        kinds = game.kind
        self.abilities: int = len(game.pool()) + kinds.count(t.BASIC)
        self.least_hand: int = kinds.count(t.BASIC)
        self.sides: list[int] = [0] * len(game.world.companions)
        self.magic: int = 0  # magic cards owned so far
        self.life: int = game.options.life_start
        self.beaten: int = 0
        self.spent: int = 0

    def check(self, s: State, events: list[Event]) -> None:
        """The state at a question, or at the end, and the events since the last check."""
        self._numbers(s)
        self._cards(s)
        self._battle(s)
        self._only_grows(s)
        self._happened(s, events)
        if s.result != RUNNING:
            self._ended(s)
        else:
            self._question(s)

    # --- how it stands ----------------------------------------------------------------------------------------------

    def _numbers(self, s: State) -> None:
        counters, world = s.counters, self.game.world
        if not 0 <= counters[t.LIFE] <= world.constants.life_max:
            raise Broken(f"life is {counters[t.LIFE]}, of at most {world.constants.life_max}")
        if not 0 <= counters[t.ENEMY_LIFE] <= counters[t.ENEMY_START]:
            raise Broken(f"the enemy has {counters[t.ENEMY_LIFE]} life of {counters[t.ENEMY_START]}")
        if any([number < 0 for number in counters[t.RESIST : t.RESIST + t.TYPES]]):
            raise Broken("a resistance is below 0")
        if not 0 <= counters[t.PLACE] < len(world.hexes):
            raise Broken("the wizard is on no hex")

    def _cards(self, s: State) -> None:
        game = self.game
        zones = [*ABILITY_ZONES, *[t.hoard(n) for n in range(len(game.world.slots))]]
        found = [card for zone in zones for card in s.zones[zone]]
        if len(found) != self.abilities or len(set(found)) != self.abilities:
            raise Broken(f"{len(found)} ability cards are in the game instead of {self.abilities}")
        if any([game.kind[card] == t.ENEMY for card in found]):
            raise Broken("an enemy lies among the ability cards")
        hand = [card for zone in (t.HAND, t.DECK, t.DRAWN) for card in s.zones[zone]]
        if any([game.kind[card] not in (t.BASIC, t.ADVANCED) for card in hand]):
            raise Broken("a card that is no magic card is in the hand")
        if not self.least_hand <= len(hand) <= len(game.world.magic):
            raise Broken(f"the wizard owns {len(hand)} magic cards")
        for number, slot in enumerate(game.world.slots):
            beaten = (s.counters[t.BEATEN] >> number) & 1
            fought = s.counters[t.SLOT] == slot.id
            if len(s.zones[t.hoard(number)]) != 1 - beaten or len(s.zones[t.lair(number)]) != 1 - (beaten or fought):
                raise Broken(f"slot {slot.id} holds a wrong number of cards")
            for card in s.zones[t.lair(number)]:
                if game.enemy(card).colour != slot.colour:
                    raise Broken(f"an enemy of another colour lies at slot {slot.id}")
        if len(s.zones[t.DEFEATED]) != s.counters[t.BEATEN].bit_count():
            raise Broken("the defeated enemies are not as many as the defeated slots")
        for card in (*s.zones[t.PARTY], *s.zones[t.RETIRED]):
            if game.kind[card] != t.COMPANION or not s.counters[t.FIRST_SIDE + card - game.first_companion]:
                raise Broken("a card of the party is no companion, or has no side turned up")

    def _battle(self, s: State) -> None:
        fighting = s.counters[t.SLOT] >= 0
        if fighting != bool(s.zones[t.ARENA]) or len(s.zones[t.ARENA]) > 1:
            raise Broken("there is a battle without an enemy, or an enemy without a battle")
        on_stack = any([f.node is self.game.battle for f in s.stack])
        if fighting != on_stack:
            raise Broken("a battle exists outside the battle phases, or none inside them")
        if not fighting and (s.zones[t.DECK] or s.zones[t.DRAWN]):
            raise Broken("magic cards are not in the hand, although nothing is being fought")
        if fighting:
            here = self.game.world.hexes[s.counters[t.PLACE]]
            if here.slot != s.counters[t.SLOT]:
                raise Broken("the battle is not that of the wizard's hex")

    def _only_grows(self, s: State) -> None:
        """What never goes back: sides stay as chosen (R6), magic is not lost (R66), slots stay defeated, places spent."""
        for number, side in enumerate(self.sides):
            now = s.counters[t.FIRST_SIDE + number]
            if side and now != side:
                raise Broken("a companion has turned its other side up")
            self.sides[number] = now
        magic = sum([len(s.zones[zone]) for zone in (t.HAND, t.DECK, t.DRAWN)])
        beaten, spent = s.counters[t.BEATEN], s.counters[t.SPENT]
        if magic < self.magic or self.beaten & ~beaten or self.spent & ~spent:
            raise Broken("a magic card was lost, a defeated slot is undefeated, or a spent place is unspent")
        self.magic, self.beaten, self.spent = magic, beaten, spent

    # --- what happened ----------------------------------------------------------------------------------------------

    def _happened(self, s: State, events: list[Event]) -> None:
        """The notes about life add up, and nobody comes back from the retired."""
        life = self.life
        for event in events:
            if event.kind == NOTE and event.verb in LOSSES | GAINS:
                change, after = divmod(event.number, t.LIFE_SCALE)
                if after != life + (change if event.verb in GAINS else -change):
                    raise Broken(f"life was {life}; a change by {change} (verb {event.verb}) led to {after}")
                life = after
            elif event.kind == MOVE and (
                event.origin in (t.RETIRED, t.DEFEATED, t.BOX) or event.origin >= self.game.first_unused
            ):
                raise Broken("a card that is out of the game moved")
        if life != s.counters[t.LIFE]:
            raise Broken(f"by the log life is {life}, but it is {s.counters[t.LIFE]}")
        self.life = life

    # --- questions and the end --------------------------------------------------------------------------------------

    def _question(self, s: State) -> None:
        question = s.pending[0]
        fighting = s.counters[t.SLOT] >= 0
        if (question.kind in IN_BATTLE and not fighting) or (question.kind == t.ASK_MOVE and fighting):
            raise Broken("a question of a battle is asked on the map, or a move in a battle (R20)")
        late = self.game.options.check_late
        if question.kind in (t.ASK_MOVE, t.ASK_DECK) and s.counters[t.LIFE] == 0:
            raise Broken("the game goes on without life")
        if question.kind == t.ASK_RETIRE:
            if s.counters[t.LIFE] or {card_of(option) for option in question.options} != set(s.zones[t.PARTY]):
                raise Broken("a companion is to be given up with life left, or not every one is offered (R41, R44)")
        elif question.kind == t.ASK_MOVE:
            here = self.game.world.hexes[s.counters[t.PLACE]]
            if sorted([number_of(option) for option in question.options]) != sorted(here.next):
                raise Broken("the moves are not those to the adjacent hexes (R8)")
            if here.slot and not (s.counters[t.BEATEN] >> (here.slot - 1)) & 1:
                raise Broken("the wizard walks past an enemy (R17)")
        elif question.kind == t.ASK_DECK and (s.zones[t.DECK] or s.zones[t.DRAWN] or (late and not s.counters[t.LIFE])):
            raise Broken("an attack begins before the last one is over")
        elif question.kind == t.ASK_DRAW:
            rules = self.game.world.constants
            most = min(rules.draw_max, len(s.zones[t.DECK]) + len(s.zones[t.DRAWN]) - rules.deck_leave)
            if max([number_of(option) for option in question.options]) > most or len(s.zones[t.DRAWN]) > most:
                raise Broken("more cards may be drawn than the rules allow (R28)")

    def _ended(self, s: State) -> None:
        if s.result:
            if s.counters[t.SLOT] != 0 or s.counters[t.ENEMY_LIFE]:
                raise Broken("the game is won, but the Demon Lord is alive")
        elif s.counters[t.LIFE] or s.zones[t.PARTY]:
            raise Broken("the game is lost with life or a companion left")


LOSSES = {t.COST, t.PAID, t.STRUCK}
GAINS = {t.RECOVERED, t.HEALED, t.RESTED, t.MENDED, t.REWARDED}
