"""The vocabulary of Unreliable Narrators: every phrase a card text may use. Numbers are digits (section 20)."""

from __future__ import annotations

from cardwright.games.narrators import amounts as a
from cardwright.games.narrators import deck_actions as d
from cardwright.games.narrators import heads as h
from cardwright.games.narrators import power_actions as p
from cardwright.games.narrators import terms as t
from cardwright.games.narrators import world_actions as w
from cardwright.language.vocabulary import Vocabulary

ANY_CARD = t.CHARACTER | t.TRANSFORM | t.SPELL


def vocabulary() -> Vocabulary:
    """All nouns and phrases of the game."""
    v = Vocabulary("narrators", digits=True, joins=False)
    v.noun("plain", "card", "cards", ANY_CARD)
    v.noun("sheet", "character card", "character cards", t.CHARACTER_CARD)
    v.noun("sheet", "transform card", "transform cards", t.TRANSFORM)
    v.noun("being", "character", "characters", t.BEING)
    for number, word in enumerate(t.SUBTYPES):
        v.noun("being", word, word if word in ("Fae", "Beast") else _plural(word), 1 << number)
    _triggers(v)
    _rules(v)
    _targets(v)
    _amounts(v)
    _power_actions(v)
    _deck_actions(v)
    return v


def _plural(word: str) -> str:
    return {"Goose": "Geese", "Witch": "Witches"}.get(word, word[:-1] + "ies" if word.endswith("y") else word + "s")


def _triggers(v: Vocabulary) -> None:
    for words, event, says in (
        ("when I'm played", t.ON_PLAYED, "as the card enters or covers a character"),
        ("when I score", t.ON_SCORE, "in the duel step, after the banking choice"),
        ("when I challenge", t.ON_CHALLENGE, "before the answer"),
        ("when I oppose", t.ON_OPPOSE, "after the pair is made"),
        ("when I'm opposed", t.ON_OPPOSED, "after the pair is made"),
        ("when I die", t.ON_DIE, "by the state just before"),
        ("when I defeat a character", t.ON_DEFEAT, "in a duel, in either role, also if both died"),
        ("when you play a spell", t.ON_SPELL, "after that spell resolved or was negated"),
        ("when you speak in your normal voice", t.ON_NORMAL_VOICE, "a slip of the voice duty"),
        ("at the start of the turn", t.ON_START, "every turn"),
        ("at the end of the turn", t.ON_END, "every turn"),
        ("at the end of the duel step", t.ON_DUELS_OVER, "after all duels"),
        ("at any time, once per turn", t.ANY_TIME, "before any instruction, draw, shuffle, duel or decision"),
    ):
        v.add("trigger", words, h.When, says, event=event, who=None)
    v.add("trigger", "when {who:subject} dies while dueling", h.When, "of the duel itself", event=t.ON_DIE_DUELING)
    v.add("trigger", "when {who:subject} dies", h.When, "once for each", event=t.ON_DIE)
    v.add("trigger", "when {who:subject} is played", h.When, "as a transform too", event=t.ON_PLAYED)
    v.add("trigger", "when {who:subject} challenges", h.When, "before the answer", event=t.ON_CHALLENGE)
    v.add("trigger", "when {who:subject} gains power", h.When, "once for each event; no echo", event=t.ON_GAIN)
    v.add("subject", "another friendly {what:a being}", h.Subject, "not the source", side=h.OTHER_FRIENDLY)
    v.add("subject", "a friendly {what:a being}", h.Subject, "the source too", side=h.FRIENDLY)
    v.add("subject", "a rival {what:a being}", h.Subject, "of the other player", side=h.RIVAL)
    v.add("subject", "the chosen character", h.Subject, "the one this character chose", side=h.THE_CHOSEN, what=None)
    v.add("delay", "at the end of the duel step", h.EndOfDuels, "even if its source is gone by then")


def _rules(v: Vocabulary) -> None:
    v.add("rule", "characters with power {number:number} or less can't oppose me", h.Shuns, "they are not offered")
    v.add("rule", "I can't challenge", h.CannotChallenge, "it is not offered")
    v.add("rule", "I can't oppose", h.CannotOppose, "it is not offered")
    v.add("rule", "play me only in response to a rival's spell", h.Response, "never alone")
    v.add("rule", "play me as a copy of a character on The Page", h.Copies, "printed values of its top card")
    v.add("rule", "while I'm on The Page, speak only in a spooky voice", h.SpookyVoice, "a duty of its player")
    v.add("rule", "when a rival {what:a being} would lose power, it loses {number:number} more power", h.MoreLoss,
          "changes the event; several add up")  # fmt: skip


def _targets(v: Vocabulary) -> None:
    v.add("target", "a friendly {what:a being}", a.Target, "you choose", how=a.ONE, side=a.FRIENDLY, other=False)
    v.add("target", "another friendly {what:a being}", a.Target, "not the source", how=a.ONE, side=a.FRIENDLY, other=True)
    v.add("target", "a rival {what:a being}", a.Target, "you choose", how=a.ONE, side=a.RIVAL, other=False)
    v.add("target", "another {what:a being}", a.Target, "of either side", how=a.ONE, side=a.ANY_SIDE, other=True)
    v.add("target", "each friendly {what:a being}", a.Target, "the source too", how=a.EACH, side=a.FRIENDLY, other=False)
    v.add(
        "target", "each other friendly {what:a being}", a.Target, "all but the source", how=a.EACH, side=a.FRIENDLY, other=True
    )
    v.add("target", "each rival {what:a being}", a.Target, "deaths are looked at after the last", how=a.EACH, side=a.RIVAL,
          other=False)  # fmt: skip
    v.add("target", "it", a.Target, "the character named last", how=a.THAT, side=a.ANY_SIDE, other=False, what=None)


def _amounts(v: Vocabulary) -> None:
    for word, category in (("power", "strength"), ("score", "points")):
        v.add(category, f"{{number:number}} {word}", a.Amount, "so much", per=None, cap=a.NO_CAP, equal=a.PLAIN)
        v.add(category, f"{{number:number}} {word} for each {{per:countable}}", a.Amount, "one event with the product",
              cap=a.NO_CAP, equal=a.PLAIN)  # fmt: skip
        v.add(category, f"{{number:number}} {word} for each {{per:countable}}, up to {{cap:number}}", a.Amount,
              "at most so much", equal=a.PLAIN)  # fmt: skip
        for other, equal in (("score", a.OF_SCORE), ("power", a.OF_POWER)):
            v.add(category, f"{word} equal to the sacrificed character's {other}", a.Amount, "of its top card, just before",
                  number=1, per=None, cap=a.NO_CAP, equal=equal)  # fmt: skip
    v.add("countable", "other friendly {what:a being}", a.Others, "on The Page now")
    v.add("countable", "die stacked", a.Stacked, "by the sentence before")
    for words, claim in (
        ("accessory you're wearing", t.ACCESSORIES),
        ("pumpkin you can see", t.PUMPKINS),
        ("hand touching me", t.HANDS),
    ):
        v.add("countable", words, a.Seen, "claimed, or played by a substitute", claim=claim)
    v.add(
        "condition", "their combined score is {number:number} or less", a.CombinedScore, "of the revealed cards", at_least=False
    )
    v.add(
        "condition", "their combined score is {number:number} or more", a.CombinedScore, "of the revealed cards", at_least=True
    )
    v.add("condition", "you're right", a.GuessedRight, "the guess before")
    v.add("condition", "a friendly character died this turn", a.FriendDied, "the source too")
    v.add("condition", "I lost power this turn", a.Marked, "in a duel or by a text", mark=t.LOST)
    v.add("condition", "I dueled this turn", a.Marked, "in the duel step", mark=t.DUELED)


def _power_actions(v: Vocabulary) -> None:
    v.add("action", "I gain {amount:strength}", p.Gain, "the character the card is the top of", whom=None)
    v.add("action", "{whom:target} gains {amount:strength}", p.Gain, "one event for each")
    v.add("action", "I lose {amount:strength}", p.Lose, "the character the card is the top of", whom=None)
    v.add("action", "{whom:target} loses {amount:strength}", p.Lose, "one event for each")
    v.add("action", "gain {amount:points}", p.GainScore, "your score total")
    v.add("action", "sacrifice me", p.Sacrifice, "it dies whatever its power; no loss", whom=None)
    v.add("action", "sacrifice {whom:target}", p.Sacrifice, "it dies whatever its power; no loss")
    v.add("action", "return {whom:target} to its owner's hand", p.ReturnToHand, "the whole stack; no death")
    v.add("action", "{whom:target} can't oppose this turn", p.Bar, "a mark, kept by transforming")
    v.add("action", "choose {whom:target}", p.Choose, "remembered until another card covers this one")
    v.add("action", "choose a friendly {what:a being} and a rival {other:a being}", p.ChooseTwo, "they are both")
    v.add("action", "they swap power", p.SwapPower, "neither loss nor gain")
    v.add("action", "rival {what:any being} lose {number:number} power in total, divided as you choose", p.Divide,
          "at least 1 for each you name")  # fmt: skip
    v.add("action", "negate that spell", d.Negate, "what this responds to")
    v.add("action", "stack dice for {number:number} seconds", w.StackDice, "a claim, or a tower on the screen")
    v.add("action", "your rival tells you a statement", w.TellStatement, "with a definite truth")
    v.add("action", "guess if it's true or false", w.Guess, "before you learn it")


def _deck_actions(v: Vocabulary) -> None:
    v.add("action", "draw {what:plain}", d.Draw, "from the top of your deck, one after the other")
    v.add("action", "draw {number:number} of them", d.DrawOf, "of the cards looked at or revealed")
    v.add("action", "look at the top {number:number} cards of your deck", d.Look, "in private", any_deck=False, public=False)
    v.add("action", "look at the top card of any deck", d.Look, "in private; yours or the rival's", number=1, any_deck=True,
          public=False)  # fmt: skip
    v.add("action", "reveal the top {number:number} cards of your deck", d.Look, "all see them", any_deck=False, public=True)
    v.add(
        "action",
        "put the rest on the bottom of your deck",
        d.PutUnder,
        "in an order you choose",
        any_of_them=False,
        single=False,
    )
    v.add("action", "put any of them on the bottom of your deck", d.PutUnder, "the others stay on top", any_of_them=True,
          single=False)  # fmt: skip
    v.add("action", "put it on the bottom of that deck", d.PutUnder, "the card looked at", any_of_them=False, single=True)
    v.add("action", "return up to {what:sheet} from your discard pile to your hand", d.Recover, "none is fine")
    v.add("action", "play a {what:a sheet} with score {number:number} or less from your discard pile", d.PlayFromDiscard,
          "as if from your hand")  # fmt: skip
    v.add("action", "put a card from your hand into your score pile", d.Bank, "unseen by the rival")
    v.add("action", "put the top {number:number} cards of your deck into your score pile", d.BankTop, "unseen")
    v.add("action", "your rival discards {what:plain}", d.RivalDiscards, "they choose")
    v.add("action", "look at your rival's hand", d.LookAtHand, "in private")
