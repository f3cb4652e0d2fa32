"""The legal options of a question as a person chooses among them: without doubles, and grouped where they are many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.option import card_of, seat_of, verb_of, with_card

if TYPE_CHECKING:
    from cardwright.terminal.look import GameLook
    from cardwright.terminal.session import Session


class Choice:
    """One line of a list of choices: a legal option, or a group of options that differ in the seat only."""

    def __init__(self, label: str, options: list[int], parts: list[Choice] | None = None, copies: int = 1) -> None:
        self.label = label
        self.options = options
        self.parts: list[Choice] = parts or []
        self.copies = copies
        self.phrases: list[str] = []  # all the ways to type it
        self.named: list[str] = []  # names that are typed in any order
        self.group = ""  # what the line says that stands for it and its like
        self.endings: list[str] = []  # of a part, what tells it from the other parts of its group
        self.number: int | None = None  # that it has of its own, because it is about that number
        self.marked = False  # at first, in place of the first choice
        self.default: int | None = None  # of a group, the part that is meant if none is named

    @property
    def card(self) -> int:
        """The card it is about, -1 if none."""
        return card_of(self.options[0])

    @property
    def text(self) -> str:
        """The label, with the number of copies."""
        return self.label if self.copies == 1 else f"{self.label} (×{self.copies})"


def choices(session: Session, look: GameLook) -> list[Choice]:
    """The choices of the human's open question."""
    question = session.question
    if question is None:
        return []
    own = question.seat
    single = _without_doubles(session, question.options, look)
    if any(choice.group for choice in single):
        return _named_groups(single)
    by_card: dict[tuple[int, int], list[Choice]] = {}
    for choice in single:
        option = choice.options[0]
        by_card.setdefault((verb_of(option), choice.card if seat_of(option) >= 0 else -1 - len(by_card)), []).append(choice)
    found: list[Choice] = []
    for (_, card), members in by_card.items():
        if card < 0 or len(members) == 1:
            found.extend(members)
        else:
            found.append(_group(members, own))
    return found


def _without_doubles(session: Session, options: list[int], look: GameLook) -> list[Choice]:
    """One choice for all options that say the same about copies of one card, in the words of the screen."""
    game, view = session.match.game, session.view
    where = session.match.state.where
    lettered = [chr(ord("A") + seat) for seat in range(game.seats)]
    spelled = ["you", *session.names[1:]]
    found: dict[tuple[int, int, str], Choice] = {}
    ranks: dict[int, int] = {}
    for option in options:
        card = card_of(option)
        words = look.option(view, option)
        label = session.option(option) if words is None else words.label
        key = (option, -1, "") if card < 0 else (with_card(option, game.face[card]), where[card], label)
        if key in found:
            found[key].copies += 1
            continue
        choice = Choice(label, [option])
        for names in (session.names, lettered, spelled):
            phrase = plain(session.option(option, names))
            if phrase not in choice.phrases:
                choice.phrases.append(phrase)
        if words is not None:
            choice.group = words.group
            choice.number = words.number
            choice.marked = words.marked
            choice.phrases += [plain(phrase) for phrase in words.phrases]
            choice.named = [plain(part) for part in words.parts]
            ranks[option] = words.rank
        found[key] = choice
    return sorted(found.values(), key=lambda choice: ranks.get(choice.options[0], 0))


def _named_groups(single: list[Choice]) -> list[Choice]:
    """Choices with those of one group behind one line, where they are more than one."""
    by_group: dict[str, list[Choice]] = {}
    for number, choice in enumerate(single):
        by_group.setdefault(choice.group or f"{number}", []).append(choice)
    found: list[Choice] = []
    for name, members in by_group.items():
        if len(members) == 1:
            found.append(members[0])
            continue
        group = Choice(f"{name} … ({len(members)})", [choice.options[0] for choice in members], members)
        group.phrases = [plain(name)]
        for choice in members:
            choice.endings = choice.phrases
        found.append(group)
    return found


def _group(members: list[Choice], own: int) -> Choice:
    """A group of choices; one's own seat comes first."""
    labels = [choice.label for choice in members]
    start = _common_start(labels)
    members.sort(key=lambda choice: seat_of(choice.options[0]) != own)
    for choice in members:
        choice.label = choice.label[len(start) :]
        choice.endings = [phrase[len(plain(start)) :].strip() for phrase in choice.phrases]
    group = Choice(f"{start}…", [choice.options[0] for choice in members], members, members[0].copies)
    for choice in members:
        choice.copies = 1
    if seat_of(members[0].options[0]) == own:
        group.default = 0
    group.phrases = [plain(start.removesuffix(" into "))]
    return group


def _common_start(labels: list[str]) -> str:
    """The words with which all labels begin, and the space after them."""
    first, last = min(labels), max(labels)
    same = 0
    while same < len(first) and first[same] == last[same]:
        same += 1
    return first[: first.rfind(" ", 0, same) + 1]


def plain(text: str) -> str:
    """Text as it is compared: letter case, typographic apostrophes and spaces do not matter."""
    return " ".join(text.replace("’", "'").lower().split())
