"""What people may do at a table, and what it comes to: an intent becomes records, or is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.bots.registry import bot_names
from cardwright.games.registry import make_game
from cardwright.games.told import reason, tell
from cardwright.kernel.errors import BadInput
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table.orders import orders_for
from cardwright.table.shuffle import luck_of
from cardwright.table.sitting import OPEN, PERSON
from cardwright.table.table import LOBBY, OVER, PLAYING
from cardwright.table.undoing import place

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.table.table import Table


class Refusal(Exception):
    """An intent that cannot be carried out; says why, for the person who sent it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def cleaned(name: str) -> str:
    """A nickname or a line of chat without characters that do not show, and with single spaces. Raises Refusal if empty."""
    kept = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not kept:
        raise Refusal(tell("no-empty", "That is empty. Please write something."))
    return kept


def intend(table: Table, seat: int, secret: str, intent: m.AnyIntent, now: float) -> list[r.AnyRecord]:
    """The records that an intent of a viewer comes to. ``secret`` is the hash of the viewer's secret. Raises Refusal."""
    if isinstance(intent, m.Sit):
        return _sit(table, seat, secret, intent)
    handler = _HANDLERS.get(type(intent))
    if handler is None:
        raise Refusal(tell("no-cannot", "This cannot be done here."))
    if seat < 0:
        raise Refusal(tell("no-watching", "You are watching. Take a seat first."))
    return handler(table, seat, intent, now)


def _sit(table: Table, seat: int, secret: str, intent: m.Sit) -> list[r.AnyRecord]:
    if table.stage != LOBBY:
        raise Refusal(tell("no-begun-watch", "The game has begun; you can watch."))
    if not secret:
        raise Refusal(tell("no-reload-seat", "Reload the page, then take the seat again."))
    if intent.seat >= len(table.seats) or table.seats[intent.seat].holder != OPEN:
        raise Refusal(tell("no-seat-taken", "This seat is taken. Choose another one."))
    name = _free_name(table, intent.name, seat)
    left: list[r.AnyRecord] = [r.Vacated(seat)] if seat >= 0 else []
    return [*left, r.Seated(intent.seat, name, secret)]


def _free_name(table: Table, wanted: str, seat: int) -> str:
    """A name that nobody else at the table has."""
    name = cleaned(wanted)[:24]
    others = {sitting.name.casefold() for number, sitting in enumerate(table.seats) if number != seat}
    if name.casefold() in {"you", "your"}:
        name = f"{name} too"
    plain, number = name[:21], 2
    while name.casefold() in others:
        name = f"{plain} {number}"
        number += 1
    return name


def _stand(table: Table, seat: int, intent: m.Stand, now: float) -> list[r.AnyRecord]:
    if table.stage == LOBBY:
        return [r.Vacated(seat)]
    return [r.Substituted(seat, True)] if table.stage == PLAYING else []


def _rename(table: Table, seat: int, intent: m.Rename, now: float) -> list[r.AnyRecord]:
    return [r.Renamed(seat, _free_name(table, intent.name, seat))]


def _host_in_lobby(table: Table, seat: int) -> None:
    if table.stage != LOBBY:
        raise Refusal(tell("no-begun", "The game has begun."))
    if seat != table.host:
        name = table.seats[table.host].name
        raise Refusal(tell("no-only-host", f"Only {name} can change that.", name=name))


def _set_seat(table: Table, seat: int, intent: m.SetSeat, now: float) -> list[r.AnyRecord]:
    _host_in_lobby(table, seat)
    if intent.seat >= len(table.seats):
        raise Refusal(tell("no-such-seat", "There is no such seat."))
    if table.seats[intent.seat].holder == PERSON:
        raise Refusal(tell("no-somebody-sits", "Somebody sits there."))
    if not intent.level:
        return [r.Vacated(intent.seat)]
    levels = bot_names(table.entry.name)
    if intent.level not in levels:
        names = ", ".join(levels)
        text = f"There is no bot “{intent.level}”; choose one of {names}."
        raise Refusal(tell("no-bot", text, level=intent.level, names=names))
    return [r.Seated(intent.seat, _bot_name(table, intent.seat), level=intent.level)]


BOT_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"]


def _bot_name(table: Table, seat: int) -> str:
    return _free_name(table, BOT_NAMES[seat % len(BOT_NAMES)], seat)


def _kick(table: Table, seat: int, intent: m.Kick, now: float) -> list[r.AnyRecord]:
    _host_in_lobby(table, seat)
    if intent.seat >= len(table.seats) or table.seats[intent.seat].holder != PERSON or intent.seat == seat:
        raise Refusal(tell("no-nobody-to-send", "There is nobody to send away."))
    return [r.Vacated(intent.seat)]


def _set_up(table: Table, seat: int, intent: m.SetUp, now: float) -> list[r.AnyRecord]:
    _host_in_lobby(table, seat)
    least, most = table.entry.seats
    if not least <= intent.seats <= most:
        title = table.entry.title
        raise Refusal(tell("no-players", f"{title} is for {least} to {most} players.", game=title, least=least, most=most))
    for number in range(intent.seats, len(table.seats)):
        if table.seats[number].holder == PERSON:
            name = table.seats[number].name
            raise Refusal(tell("no-lose-seat", f"{name} would lose the seat.", name=name))
    _playable({**table.setup(), "seats": intent.seats, "options": dict(intent.options)})
    return [r.Arranged(intent.seats, dict(intent.options), intent.pace, intent.bank, intent.limit)]


def _choose_deck(table: Table, seat: int, intent: m.ChooseDeck, now: float) -> list[r.AnyRecord]:
    if table.stage != LOBBY:
        raise Refusal(tell("no-begun", "The game has begun."))
    if table.entry.starter_decks is None:
        title = table.entry.title
        raise Refusal(tell("no-decks", f"There are no decks to choose in {title}.", game=title))
    if intent.seat >= len(table.seats) or (intent.seat != seat and table.seats[intent.seat].holder == PERSON):
        raise Refusal(tell("no-own-deck", "Everybody chooses their own deck."))
    if intent.seat != seat:
        _host_in_lobby(table, seat)
    deck = intent.deck.strip()
    _playable(table.setup({intent.seat: deck}))
    return [r.DeckChosen(intent.seat, deck)]


def _playable(setup: dict[str, Any]) -> None:
    """Raises Refusal if the game cannot be made so."""
    try:
        make_game(setup)
    except BadInput as error:
        raise Refusal(reason(error)) from None


def _add_luck(table: Table, seat: int, intent: m.AddLuck, now: float) -> list[r.AnyRecord]:
    if table.stage != LOBBY:
        raise Refusal(tell("no-shuffled", "The cards are shuffled already."))
    return [r.LuckAdded(seat, luck_of(cleaned(intent.words)))]


def _start(table: Table, seat: int, intent: m.Start, now: float) -> list[r.AnyRecord]:
    _host_in_lobby(table, seat)
    empty = [number for number, sitting in enumerate(table.seats) if sitting.holder == OPEN]
    if empty:
        raise Refusal(tell("no-open-seats", "There are open seats: wait for somebody, add bots, or take seats away."))
    return [r.Started(table.setup())]


def _answer(table: Table, seat: int, intent: m.Answer, now: float) -> list[r.AnyRecord]:
    question = table.question(seat)
    if question is None or table.serial(seat) != intent.decision:
        raise Refusal(tell("no-decided", "That was already decided. Here is the table as it is now."))
    if table.paused:
        raise Refusal(tell("no-paused", "The game is paused."))
    if intent.option >= len(question.options):
        number = len(question.options)
        raise Refusal(tell("no-such-choice", f"There are {number} choices; this is none of them.", number=number))
    return [r.Answered(seat, question.options[intent.option], held=table.window)]


def _pass(table: Table, seat: int, intent: m.Pass, now: float) -> list[r.AnyRecord]:
    if table.stage != PLAYING:
        raise Refusal(tell("no-nothing-played", "Nothing is being played now."))
    return [r.StoodBy(seat, intent.until)]


def _order(table: Table, seat: int, intent: m.Order, now: float) -> list[r.AnyRecord]:
    if table.stage != PLAYING:
        raise Refusal(tell("no-nothing-played", "Nothing is being played now."))
    known = orders_for(table.entry.name).conditions
    if not known or not table.pace.unhurried:
        raise Refusal(tell("no-orders", "Orders can be left only at tables without hurry, in games with Instants."))
    if not known.keys() >= set(intent.conditions):
        raise Refusal(tell("no-such-order", "There is no such order."))
    return [r.Ordered(seat, [name for name in known if name in intent.conditions])]


def _undo(table: Table, seat: int, intent: m.Undo, now: float) -> list[r.AnyRecord]:
    match = table.match
    if match is None or table.stage == LOBBY:
        raise Refusal(tell("no-nothing-back", "There is nothing to take back."))
    others = set(table.people()) - {seat}
    answers, free = place(match, seat, not others)
    if answers < 0:
        raise Refusal(tell("no-answer-back", "There is no answer of yours to take back."))
    if table.stage == OVER and others:
        raise Refusal(tell("no-over", "The game is over."))
    if free:
        return [r.Undone(answers)]
    table.request = seat, set()
    table.version += 1
    return []


def _consent(table: Table, seat: int, intent: m.Consent, now: float) -> list[r.AnyRecord]:
    if table.request is None or table.match is None or table.request[0] == seat:
        raise Refusal(tell("no-nobody-asks", "Nobody asks for that any more."))
    asker, agreed = table.request
    if not intent.yes:
        table.request = None
        table.version += 1
        return []
    agreed.add(seat)
    table.version += 1
    if agreed >= set(table.people()) - {asker}:
        return [r.Undone(place(table.match, asker, True)[0])]
    return []


def _pause(table: Table, seat: int, intent: m.Pause, now: float) -> list[r.AnyRecord]:
    if table.stage != PLAYING:
        raise Refusal(tell("no-nothing-played", "Nothing is being played now."))
    return [r.Paused(intent.on)]


def _concede(table: Table, seat: int, intent: m.Concede, now: float) -> list[r.AnyRecord]:
    if table.stage != PLAYING or table.seats[seat].conceded:
        raise Refusal(tell("no-nothing-give-up", "There is nothing to give up."))
    left = [number for number in range(len(table.seats)) if number != seat and not table.seats[number].conceded]
    found: list[r.AnyRecord] = [r.Conceded(seat)]
    people = [number for number in left if table.seats[number].holder == PERSON]
    if len(left) == 1:
        found.append(r.Ended(1 << left[0], "gave up", seat))
    elif not people:
        found.append(r.Ended(0, "only bots are left", seat))
    return found


def _absent(table: Table, seat: int, intent: m.Absent, now: float) -> list[r.AnyRecord]:
    if table.stage != PLAYING or intent.seat >= len(table.seats):
        raise Refusal(tell("no-nobody-away", "Nobody is away."))
    if table.seats[intent.seat].grace(now, table.pace.grace) != 0.0:
        raise Refusal(tell("no-wait-little", "Wait a little: they may come back."))
    if intent.choice == "bot":
        return [r.Substituted(intent.seat, True)]
    if intent.choice == "skip":
        return [r.Skipped(intent.seat)]
    return [r.Ended(0, "left", intent.seat)]


def _take_back(table: Table, seat: int, intent: m.TakeBack, now: float) -> list[r.AnyRecord]:
    if not table.seats[seat].substitute and not table.seats[seat].skips:
        raise Refusal(tell("no-play-already", "You play this seat already."))
    return [r.Substituted(seat, False)]


def _say(table: Table, seat: int, intent: m.Say, now: float) -> list[r.AnyRecord]:
    return [r.Said(table.seats[seat].name, cleaned(intent.text), seat)]


_HANDLERS: dict[type, Callable[[Table, int, Any, float], list[r.AnyRecord]]] = {
    m.Stand: _stand,
    m.Rename: _rename,
    m.SetSeat: _set_seat,
    m.Kick: _kick,
    m.SetUp: _set_up,
    m.ChooseDeck: _choose_deck,
    m.AddLuck: _add_luck,
    m.Start: _start,
    m.Answer: _answer,
    m.Pass: _pass,
    m.Order: _order,
    m.Undo: _undo,
    m.Consent: _consent,
    m.Pause: _pause,
    m.Concede: _concede,
    m.Absent: _absent,
    m.TakeBack: _take_back,
    m.Say: _say,
}
