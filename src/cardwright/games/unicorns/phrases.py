"""The vocabulary of Unstable Unicorns: every phrase a card text may use."""

from __future__ import annotations

from cardwright.games.unicorns import lasting as l
from cardwright.games.unicorns.actions import EVERY, OTHER, THAT_PLAYER, YOU
from cardwright.games.unicorns.card_actions import Discard, Draw, ExchangeHands, ShuffleIn
from cardwright.games.unicorns.picking_actions import HAND, Bring, LookAndTake, LookTop, Recover, Search, TakeRandom
from cardwright.games.unicorns.stable_actions import (
    Destroy,
    Give,
    Return,
    ReturnEach,
    Sacrifice,
    SacrificeAll,
    SacrificeThis,
    Shift,
    Steal,
)
from cardwright.games.unicorns.terms import (
    ANY,
    BABY,
    BASIC,
    BY_DESTROY,
    BY_SACRIFICE,
    DISCARD,
    DOWNGRADE,
    INSTANT,
    MAGIC,
    MAGICAL,
    NURSERY,
    UNICORN,
    UPGRADE,
)
from cardwright.games.unicorns.turn_actions import ExtraTurn, OneOf, RaiseLimit, SkipToEnd
from cardwright.language.vocabulary import Vocabulary

BOTH = BY_SACRIFICE | BY_DESTROY


def vocabulary() -> Vocabulary:
    """All nouns and phrases of the game."""
    v = Vocabulary("unicorns")
    _nouns(v)
    _triggers(v)
    _rules(v)
    _stable_actions(v)
    _card_actions(v)
    _turn_actions(v)
    return v


def _nouns(v: Vocabulary) -> None:
    v.noun("plain", "card", "cards", ANY)
    v.note("plain", "any card")
    v.note("thing", "a card that lies in a stable, where a Unicorn card is a Unicorn")
    v.note("sheet", "a card anywhere else: in a hand, the deck, the discard pile, the Nursery, or on its way")
    v.note("kind", "cards anywhere, by their type alone")
    v.note("static", "What lasts while a card is in a stable.")
    v.note("cost", "What is paid to save a card.")
    v.noun("thing", "card", "cards", ANY)
    v.noun("thing", "Unicorn", "Unicorns", UNICORN)
    v.noun("thing", "Baby Unicorn", "Baby Unicorns", BABY)
    v.noun("thing", "Basic Unicorn", "Basic Unicorns", BASIC)
    v.noun("thing", "Magical Unicorn", "Magical Unicorns", MAGICAL)
    v.noun("thing", "Upgrade", "Upgrades", UPGRADE)
    v.noun("thing", "Downgrade", "Downgrades", DOWNGRADE)
    for category in ("sheet", "kind"):
        v.noun(category, "card", "cards", ANY)
        v.noun(category, "Unicorn card", "Unicorn cards", UNICORN)
        v.noun(category, "Baby Unicorn card", "Baby Unicorn cards", BABY)
        v.noun(category, "Basic Unicorn card", "Basic Unicorn cards", BASIC)
        v.noun(category, "Magical Unicorn card", "Magical Unicorn cards", MAGICAL)
        v.noun(category, "Magic card", "Magic cards", MAGIC)
        v.noun(category, "Instant", "Instants", INSTANT)
        v.noun(category, "Upgrade", "Upgrades", UPGRADE)
        v.noun(category, "Downgrade", "Downgrades", DOWNGRADE)
    v.noun("sheet", "card whose name contains", "cards whose name contains", ANY, takes_word=True)


def _triggers(v: Vocabulary) -> None:
    v.add("trigger", "at the start of your turn", l.StartOfTurn, "in the Beginning of Turn phase, if it was there then")
    v.add("trigger", "when this enters your stable", l.Enters, "each time it enters, however it comes")
    v.add("trigger", "after this is sacrificed or destroyed", l.LeftBy, "you = owner of the stable it left", verbs=BOTH)
    v.add("trigger", "after this is sacrificed", l.LeftBy, "not if it was destroyed", verbs=BY_SACRIFICE)
    v.add("trigger", "after this is destroyed", l.LeftBy, "not if it was sacrificed", verbs=BY_DESTROY)
    v.add(
        "trigger",
        "while this is in your stable, each time any {what:a kind} enters or leaves your stable",
        l.Watches,
        "once for each card",
    )
    v.add("trigger", "while this is in your stable, whenever you have more than {limit:number} Unicorns", l.TooMany,
          "looked at before any waiting effect, again and again")  # fmt: skip


def _rules(v: Vocabulary) -> None:
    v.add("rule", "while this is in your stable, {first:static}", l.Lasting, "a continuous effect", second=None)
    v.add("rule", "while this is in your stable, {first:static} and {second:static}", l.Lasting, "two of them")
    v.add("static", "it counts as {number:number} Unicorns", l.CountsAs, "for winning and for limits")
    v.add("static", "effects of {what:any kind} cannot destroy it", l.ImmuneTo, "they cannot even choose it")
    v.add("static", "you cannot play {what:any kind}", l.CannotPlay, "into no stable, and as no answer")
    v.add("static", "no {what:a kind} can enter any stable but yours", l.OnlyYours, "cards already there stay")
    v.add("static", "your {what:any kind} cannot be destroyed", l.Indestructible, "they cannot even be chosen; no Pandas")
    v.add("static", "cards you play cannot be answered", l.Unanswerable, "your Instants neither")
    v.add("static", "your hand is visible to everyone", l.OpenHand, "as long as this lasts")
    v.add("static", "your Unicorns are Pandas: they do not count as Unicorns and effects that speak of Unicorns cannot "
          "choose them", l.Pandas, "their own texts still work")  # fmt: skip
    v.add("static", "your Unicorn cards have no effects and are treated as Basic Unicorns", l.Blind,
          "Babies excepted; their type does not change")  # fmt: skip
    for words, bits in (("sacrificed or destroyed", BOTH), ("sacrificed", BY_SACRIFICE), ("destroyed", BY_DESTROY)):
        v.add(
            "rule",
            f"if this would be {words}, you may {{cost:cost}} and keep this in your stable",
            l.Save,
            "an optional replacement; an event is replaced at most once",
            verbs=bits,
            what=None,
        )
        v.add(
            "rule",
            f"if another {{what:a sheet}} in your stable would be {words}, you may {{cost:cost}} and keep that card",
            l.Save,
            "an optional replacement for other cards of the stable",
            verbs=bits,
        )
        v.add("rule", f"if this would be {words}, it goes to your hand instead", l.Redirect,
              "a mandatory replacement; it still counts as done", verbs=bits, place=l.TO_HAND)  # fmt: skip
    v.add(
        "rule",
        "whenever this would go from a stable to the discard pile or to a hand, it goes to the Nursery instead",
        l.Redirect,
        "a mandatory replacement",
        verbs=l.ANY_LEAVING,
        place=NURSERY,
    )
    v.add(
        "rule",
        "play this only in response to another player playing a card: cancel that card",
        l.Response,
        "an Instant",
    )
    v.add("rule", "this cannot be answered", l.CannotBeAnswered, "the window closes")
    v.add("cost", "discard {what:sheet}", Discard, "your own choice", who=YOU)
    v.add("cost", "sacrifice this", SacrificeThis, "the card whose text it is")


def _stable_actions(v: Vocabulary) -> None:
    v.add("action", "sacrifice {what:thing}", Sacrifice, "of your own stable", who=YOU)
    v.add("action", "sacrifice this", SacrificeThis, "the card whose text it is")
    v.add("action", "sacrifice all {what:all thing} in your stable", SacrificeAll, "none is fine", who=YOU)
    v.add("action", "every player, you included, sacrifices {what:thing}", Sacrifice, "each chooses their own", who=EVERY)
    v.add(
        "action",
        "every player, you included, sacrifices all {what:all thing} in their stable",
        SacrificeAll,
        "none is fine",
        who=EVERY,
    )
    v.add("action", "destroy {what:thing}", Destroy, "of other players' stables")
    v.add("action", "steal {what:thing}", Steal, "from other players' stables into yours", that_stable=False)
    v.add("action", "steal {what:thing} from that stable", Steal, "the stable named just before", that_stable=True)
    v.add(
        "action",
        "return {what:thing} from another player's stable to that player's hand",
        Return,
        "a Baby to the Nursery",
    )
    v.add(
        "action",
        "return {what:thing} from every stable, yours included, to the hand of that stable's owner",
        ReturnEach,
        "you choose each card; empty stables are skipped",
    )
    v.add(
        "action",
        "move one {one:a thing} from your stable to another player's stable",
        Give,
        "card and player are chosen first",
    )
    v.add("action", "move one {one:a thing} from any stable to a different stable", Shift, "each may be anybody's")  # fmt: skip


def _card_actions(v: Vocabulary) -> None:
    v.add("action", "draw {what:plain}", Draw, "from the top of the deck")
    v.add("action", "discard {what:sheet}", Discard, "your own choice", who=YOU)
    v.add(
        "action",
        "that player discards {what:sheet}",
        Discard,
        "the player named just before; their choice",
        who=THAT_PLAYER,
    )
    v.add("action", "every player, you included, discards {what:sheet}", Discard, "each chooses in secret", who=EVERY)
    v.add(
        "action",
        "make one other player discard {what:sheet}",
        Discard,
        "you choose the player, they the card",
        who=OTHER,
    )
    v.add("action", "put {what:sheet} from your hand into your stable", Bring, "it enters without being played", zone=HAND)
    v.add(
        "action",
        "put {what:sheet} from the discard pile into your stable",
        Bring,
        "never this card itself",
        zone=DISCARD,
    )
    v.add("action", "put {what:sheet} from the Nursery into your stable", Bring, "nothing if it is empty", zone=NURSERY)
    v.add("action", "take {what:sheet} from the discard pile into your hand", Recover, "all see which")
    v.add("action", "take one random card from another player's hand", TakeRandom, "from an open hand you choose")
    v.add(
        "action",
        "look at another player's hand and take one card from it into your hand",
        LookAndTake,
        "you alone see it",
    )
    v.add(
        "action",
        "search the deck for one {one:a sheet}, show it, put it into your hand and shuffle the deck",
        Search,
        "you may fail to find",
    )
    v.add("action", "look at the top {number:number} cards of the deck, put one of them into your hand and put the rest back "
          "on top in an order you choose", LookTop, "not a draw; you alone see them")  # fmt: skip
    v.add("action", "exchange your whole hand with another player's whole hand", ExchangeHands, "empty hands too")
    v.add(
        "action",
        "shuffle the discard pile into the deck",
        ShuffleIn,
        "a Magic card that does so stays out",
        all_of_it=False,
    )
    v.add(
        "action",
        "shuffle this card, your hand and the discard pile into the deck",
        ShuffleIn,
        "this card too",
        all_of_it=True,
    )


def _turn_actions(v: Vocabulary) -> None:
    v.add("action", "this turn skips to its End of Turn phase", SkipToEnd, "Draw and Action are left out")
    v.add("action", "raise this turn's Action phase limit to {number:number} played cards", RaiseLimit, "or one draw")
    v.add("action", "take another turn after this one", ExtraTurn, "several add up; only on your own turn")
    v.add("action", "do one of these: {first:action}, or {second:action}", OneOf, "only what is possible can be chosen")
