"""Writes scenario files: the position of a running game, and the answers given since."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from cardwright.games.position import Holding, Position
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput, IllegalAnswer
from cardwright.kernel.state import RUNNING
from cardwright.scenarios.answering import asked_now
from cardwright.scenarios.speech import SEAT_NAMES, plain, speech_for

if TYPE_CHECKING:
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import State
    from cardwright.scenarios.speech import Speech

WIDTH: Final = 110


def export_state(s: State, options: dict[str, str], title: str, seed: str = "1") -> str:
    """A scenario file with the position of a state at rest: its first action is asked and nothing else is going on.

    Hidden cards that were shown to somebody are hidden again. Raises BadInput for a state in the middle of something.
    """
    speech = speech_for(s.game.name, s.game.seats, options)
    return _written(speech, speech.positions.position(s, seed), options, title, [], s)


def export_match(match: Match, title: str) -> str:
    """A scenario file that leads to where the match stands: the last position at rest and the answers since.

    If these do not lead there again (cards were shuffled since), the file starts a real game and holds all answers.
    Raises BadInput for a match with cards of one's own, which a scenario file cannot carry.
    """
    setup = match.setup
    if setup.get("sets") or setup.get("data"):
        raise BadInput("a scenario file cannot carry cards of one's own; send the saved match with its set instead")
    options = dict(setup.get("options", {}))
    speech = speech_for(str(setup["game"]), int(setup["seats"]), options)
    s = speech.game.start(seed_from(match.seed))
    whole = Position([Holding() for _ in speech.names], Holding(), "setup", 0, match.seed)
    start, first = whole, 0
    lines: list[str] = []
    for number, (seat, option) in enumerate(match.answers):
        if speech.positions.at_rest(s):
            start, first = speech.positions.position(s, match.seed), number
        lines.append(_answer(speech, s, seat, option))
        s.answer(seat, option)
    if speech.positions.at_rest(s):
        start, first = speech.positions.position(s, match.seed), len(lines)
    if not _leads_to(speech, start, match.answers[first:], lines[first:], s):
        start, first = whole, 0
    for rule in speech.entry.options:
        if start is whole and rule.name == "first_player":  # a scenario would let A begin
            options.setdefault(rule.name, rule.choices[0])
    return _written(speech, start, options, title, lines[first:], s)


def _answer(speech: Speech, s: State, seat: int, option: int) -> str:
    question = s.question(seat)
    assert question is not None
    return f"{speech.names[seat]}: {speech.words.option(s, question, option, speech.names)}"


def _leads_to(speech: Speech, start: Position, answers: list[tuple[int, int]], lines: list[str], wanted: State) -> bool:
    """Whether the lines, played from the position, lead to a state in which the same cards lie everywhere."""
    try:
        s = speech.positions.build(start)
        if start.phase != "setup":
            s.advance()
        for (seat, _), line in zip(answers, lines, strict=True):
            question = s.question(seat)
            words = plain(line.split(": ", 1)[1])
            offers = [] if question is None else speech.offers(s, question)
            option = next((offer.option for offer in offers if offer.full == words), None)
            if option is None:
                return False
            s.answer(seat, option)
    except (BadInput, IllegalAnswer):
        return False
    return _told(speech, s) == _told(speech, wanted)


def _told(speech: Speech, s: State) -> list[object]:
    """What must be equal: the names of the cards in every zone, the questions and the result."""
    zones: list[list[str]] = []
    for zone, cards in enumerate(s.zones):
        names = [speech.game.card_names[card] for card in cards]
        zones.append(names if speech.game.zone_ordered[zone] else sorted(names))
    return [zones, asked_now(speech, s), s.result]


def _written(speech: Speech, position: Position, options: dict[str, str], title: str, lines: list[str], s: State) -> str:
    """The text of a file: the position, the lines, and who is asked or has won at the end."""
    out = [f"title = {_text(title)}", f"game = {_text(speech.game.name)}", f"seats = {speech.game.seats}"]
    if options:
        out.append("options = { " + ", ".join(f"{name} = {_text(value)}" for name, value in options.items()) + " }")
    out.append(f"seed = {_text(position.seed)}")
    if position.phase != "setup":
        out.append(f"active = {_text(SEAT_NAMES[position.active])}")
    out += [f"phase = {_text(position.phase)}", "play = '''", *lines, *_end(speech, s), "'''"]
    for name, holding in [*zip(speech.names, position.seats, strict=False), ("table", position.table)]:
        if holding.cards or holding.numbers:
            out += ["", f"[{name}]"]
        out += [f"{key} = {_list(cards)}" for key, cards in holding.cards.items()]
        out += [f"{key} = {number}" for key, number in holding.numbers.items()]
    return "\n".join(out) + "\n"


def _end(speech: Speech, s: State) -> list[str]:
    if s.result == RUNNING:
        kinds = speech.entry.question_kinds
        return [f"{speech.names[question.seat]} is asked {kinds[question.kind]}" for question in s.pending]
    winners = [name for seat, name in enumerate(speech.names) if (s.result >> seat) & 1]
    return [f"{name} wins" for name in winners] or ["nobody wins"]


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


def _list(names: list[str]) -> str:
    """A list of card names, wrapped where it is long."""
    short = f"[{', '.join(_text(name) for name in names)}]"
    if len(short) <= WIDTH:
        return short
    rows = [""]
    for name in names:
        word = f"{_text(name)}, "
        if len(rows[-1]) + len(word) > WIDTH:
            rows.append("")
        rows[-1] += word
    return "[\n" + "".join(f"    {row.rstrip()}\n" for row in rows) + "]"
