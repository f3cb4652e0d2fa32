"""What a viewer of a table is sent: built up from what the viewer's seat may know, never cut out of more."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from cardwright.games.told import tell
from cardwright.kernel.knowledge import HIDDEN
from cardwright.kernel.option import card_of, seat_of, verb_of
from cardwright.kernel.state import RUNNING
from cardwright.table import messages as m
from cardwright.table import views as v
from cardwright.table.common import common
from cardwright.table.orders import orders_for
from cardwright.table.pictures import picture_for
from cardwright.table.speech import PLAIN, Speech
from cardwright.table.table import OVER, PLAYING
from cardwright.table.timing import decision_left
from cardwright.table.undoing import place

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import Decision
    from cardwright.table.ids import CardIds
    from cardwright.table.table import Table


ENDINGS: Final = {
    "gave up": "{name} gave up.",
    "only bots are left": "{name} gave up, and only bots are left.",
    "left": "{name} left.",
    "the rules broke": "The table met a fault in its rules and had to end the game. It was written down for its makers.",
}
"""Why a game was ended, as the records have it and in a sentence."""


def names_for(table: Table, viewer: int) -> list[str]:
    """The names of the seats as a viewer reads them."""
    return ["You" if number == viewer else sitting.name or f"Seat {number + 1}" for number, sitting in enumerate(table.seats)]


def show(table: Table, viewer: int, now: float, watchers: int, log_from: int = 0, words: Speech = PLAIN) -> v.TableView:
    """The table as a viewer (a seat, or -1 for a spectator) may see it now, with the story from line ``log_from`` on, in the
    viewer's language.
    """
    entry, alike = table.entry, common(table, now)
    return v.TableView(
        protocol=m.PROTOCOL,
        code=table.code,
        game=entry.name,
        title=entry.title,
        stage=table.stage,
        seats=alike.seats,
        you=viewer,
        host=viewer >= 0 and viewer == table.host,
        host_seat=table.host,
        watchers=watchers,
        options=alike.arranged.options_in(words),
        levels=alike.arranged.levels,
        decks=alike.arranged.decks,
        seat_range=alike.arranged.seat_range,
        pace=table.pace.name,
        bank=table.bank,
        limit=table.limit,
        commitment=table.commitment,
        log_from=log_from,
        log=log_lines(table, viewer, log_from, words),
        chat=alike.chat,
        paused=table.paused,
        can_undo=_can_undo(table, viewer, alike.people),
        request=alike.request,
        picture=_picture(table, viewer, now, words) if table.match is not None else None,
        result=_result(table, viewer, words),
        decision_left=decision_left(table, viewer, now),
        orders=_orders(table, viewer, words),
        rematch=table.next_code,
    )


def log_lines(table: Table, viewer: int, first: int = 0, speech: Speech = PLAIN) -> list[v.LogLine]:
    """The story of the match as a viewer may read it, from a line on."""
    match = table.match
    if match is None:
        return []
    words, picture = table.words(), picture_for(table.entry.name)
    names = names_for(table, viewer)
    key = viewer, speech.language, tuple(names)
    lines = table.lines.setdefault(key, [])
    for number in range(table.told.get(key, 0), len(match.events)):
        text = words.event(match.events[number], viewer, names)
        if text:
            event = match.events[number]
            lines.append(v.LogLine(speech.say(text), bisect_right(match.ends, number), picture.heads(event)))
    table.told[key] = len(match.events)
    return lines[first:]


def _orders(table: Table, viewer: int, speech: Speech) -> list[v.OrderChoice]:
    if viewer < 0 or table.stage != PLAYING or not table.pace.unhurried:
        return []
    given = table.seats[viewer].orders
    known = orders_for(table.entry.name).conditions
    return [v.OrderChoice(name, speech.part(says), name in given) for name, says in known.items()]


def _can_undo(table: Table, viewer: int, people: set[int]) -> Literal["", "free", "ask"]:
    if viewer < 0 or table.match is None or table.seats[viewer].holder != "person":
        return ""
    others = people - {viewer}
    if table.stage == OVER and others:
        return ""
    answers, free = place(table.match, viewer, not others)
    return "" if answers < 0 else "free" if free else "ask"


# --- the game ----------------------------------------------------------------------------------------------------------


def _picture(table: Table, viewer: int, now: float, speech: Speech) -> v.PictureView:
    match = table.match
    assert match is not None
    view = table.views[viewer]
    ids = table.ids[viewer]
    found = picture_of(match, view, ids)
    if table.stage != PLAYING:
        found.asked = []
    found.question = _question(table, viewer, view, ids, speech)
    found.window = _window(table, viewer, now)
    return found


def picture_of(match: Match, view: View, ids: CardIds) -> v.PictureView:
    """The table of the game as a viewer may see it; what is asked is not in it."""
    game = match.game
    picture = picture_for(game.name)
    plain, marked = picture.split(view)
    plain.update(picture.scenes(match.state))
    for card in picture.acting(match.state):
        marked.setdefault(card, {})["fights"] = 1
    zones: list[v.ZoneView] = []
    for number, cards in enumerate(view.zones):
        if not cards:
            continue
        changing = number == picture.pile or not marked.keys().isdisjoint(cards)
        shown = None if changing else ids.shown_zones[number]
        if shown is None:
            shown = _zone(game, number, cards, ids, marked, picture.links)
            if number == picture.pile:
                players = picture.players(view, match.events)
                shown.cards = [replace(one, by=players.get(card, -1)) for card, one in zip(cards, shown.cards, strict=True)]
            ids.shown_zones[number] = None if changing else shown
        zones.append(shown)
    return v.PictureView(
        game=game.name,
        zones=zones,
        numbers=plain,
        asked=view.asked,
        turn=picture.turn(view),
    )


def _zone(
    game: Game, number: int, cards: list[int], ids: CardIds, marked: dict[int, dict[str, int]], links: frozenset[str]
) -> v.ZoneView:
    if marked:
        seen = [_card(card, ids, marked.get(card), links) for card in cards if card != HIDDEN]
    else:
        seen = ids.row(number)
    hidden = len(cards) - len(seen)
    if hidden and seen and game.zone_ordered[number]:  # places can be told apart
        seen = [_card(card, ids, None, links) if card != HIDDEN else v.CardView(0) for card in cards]
        hidden = 0
    return v.ZoneView(game.zone_names[number], game.zone_owner[number], seen, hidden)


def _card(card: int, ids: CardIds, marks: dict[str, int] | None, links: frozenset[str]) -> v.CardView:
    shown = ids.shown(card)
    if not marks:
        return shown
    return v.CardView(
        shown.id,
        shown.face,
        {name: value for name, value in marks.items() if name not in links},
        {name: ids.of(value - 1) for name, value in marks.items() if name in links},
    )


def _question(table: Table, viewer: int, view: View, ids: CardIds, speech: Speech) -> v.QuestionView | None:
    question = table.question(viewer)
    match = table.match
    if question is None or match is None or table.seats[viewer].automatic:
        return None
    words, names = table.words(), names_for(table, viewer)
    picture = picture_for(table.entry.name)
    options = [_option(table, question, option, view, ids, names, speech) for option in question.options]
    return v.QuestionView(
        decision=table.serial(viewer),
        what=table.entry.question_kinds[question.kind],
        text=speech.say(words.question(question)),
        options=options,
        source=ids.of(question.source) if question.source >= 0 else 0,
        source_face=match.game.face[question.source] if question.source >= 0 else -1,
        window=question.kind in picture.windows,
    )


def _option(
    table: Table, question: Decision, option: int, view: View, ids: CardIds, names: list[str], speech: Speech
) -> v.OptionView:
    match = table.match
    assert match is not None
    picture = picture_for(table.entry.name)
    card, other = card_of(option), picture.other(view, option)
    return v.OptionView(
        text=speech.part(table.words().option(match.state, question, option, names)),
        verb=verb_of(option),
        card=ids.of(card) if card >= 0 else 0,
        seat=seat_of(option),
        number=picture.plain_number(option),
        other=ids.of(other) if other >= 0 else 0,
    )


def _window(table: Table, viewer: int, now: float) -> v.WindowView | None:
    if not table.window or table.match is None:
        return None
    state = table.match.state
    opened = now - table.asked_at
    ceiling = table.pace.ceiling
    return v.WindowView(
        number=state.batch,
        asked=[seat for seat in range(len(table.seats)) if (state.asked >> seat) & 1],
        floor=max(0.0, table.pace.floor - opened),
        ceiling=max(0.0, ceiling - opened) if ceiling >= 0 else -1.0,
        answered=viewer in table.held,
        standing=table.seats[viewer].standing if viewer >= 0 else "none",
    )


def _result(table: Table, viewer: int, speech: Speech) -> v.ResultView | None:
    match = table.match
    if table.stage != OVER or match is None:
        return None
    mask = table.winners if table.ended else match.state.result
    if mask == RUNNING:
        mask = 0
    winners = [seat for seat in range(len(table.seats)) if (mask >> seat) & 1]
    return v.ResultView(winners, speech.say(_why(table)), table.seed, table.salt)


def _why(table: Table) -> str:
    """Why the game was ended before its rules ended it."""
    name = table.seats[table.ended_by].name if table.ended_by >= 0 else ""
    if table.ended not in ENDINGS:
        return table.ended
    return tell(f"end-{table.ended.replace(' ', '-')}", ENDINGS[table.ended].format(name=name), name=name)
