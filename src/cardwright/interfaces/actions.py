"""The actions of a game: a fixed, numbered list of what its options mean.

The number of a meaning never changes for the same cards and rule options; ``ActionTable.version`` names the list. Options
that differ only in which copy of a printed card they name are one action. An option that is said in several keys (see
``games/semantics.py``) takes several actions, one after the other, by the same seat.
"""

from __future__ import annotations

from hashlib import sha256

from cardwright.games.semantics import NEXT, THIS, Semantics
from cardwright.kernel.errors import Broken, IllegalAnswer
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Decision, State

Said = tuple[int, ...]
"""Actions that have been taken towards an answer."""


class ActionTable:
    """All actions of a game."""

    def __init__(self, semantics: Semantics) -> None:
        """Raises Broken where two actions have one meaning or one text."""
        self.semantics: Semantics = semantics
        keys = semantics.keys()
        self.says: list[str] = [says for _, says in keys]
        """What each action says."""
        self.number: dict[int, int] = {key: number for number, (key, _) in enumerate(keys)}
        """The action of each key."""
        if len(self.number) != len(keys) or len(set(self.says)) != len(keys):
            raise Broken(f"two actions of {semantics.game.name} have one meaning")
        self.version: str = sha256("\n".join([f"{key} {says}" for key, says in keys]).encode()).hexdigest()[:12]
        """Names the list: the same for the same actions in the same order."""
        self._known: list[dict[int, int]] = [{} for _ in range(semantics.game.seats)]  # by seat: options that are one action
        self.this: int = self.number.get(pack(THIS), -1)
        self.next: int = self.number.get(pack(NEXT), -1)

    def __len__(self) -> int:
        return len(self.says)

    def menu(self, view: View) -> Menu:
        """What the viewer may answer to its open question."""
        question = view.question
        assert question is not None, "the viewer is not asked anything"
        known = self._known[question.seat]
        actions: list[int] = []
        for option in question.options:
            action = known.get(option, -1)
            if action < 0:
                word = self.word(view, question, option)
                verb = verb_of(option)
                if len(word) > 1 or verb in self.semantics.ranked:
                    return Menu(question, self._words(view, question))
                action = word[0]
                if verb not in self.semantics.depends:
                    known[option] = action
            actions.append(action)
        return Menu(question, None, actions)

    def word(self, view: View, question: Decision, option: int) -> Said:
        """An option as actions."""
        return tuple([self.number[key] for key in self.semantics.word(view, question, option)])

    def _words(self, view: View, question: Decision) -> list[Said]:
        """All options as actions, told apart by "this one" and "another" where that is needed."""
        words = [self.word(view, question, option) for option in question.options]
        ranks: dict[Said, int] = {}
        for place, option in enumerate(question.options):
            if verb_of(option) in self.semantics.ranked:
                word = words[place]
                rank = ranks.get(word, 0)
                ranks[word] = rank + 1
                words[place] = (*word, *[self.next] * rank, self.this)
        return words


class Menu:
    """The legal actions of an open question, and which option they come to."""

    def __init__(self, question: Decision, words: list[Said] | None, actions: list[int] | None = None) -> None:
        """``words`` has the actions of each option, or ``actions`` the only one."""
        self.question: Decision = question
        self.words: list[Said] | None = words
        self.actions: list[int] = actions or []

    def legal(self, said: Said = ()) -> list[int]:
        """The actions that may be taken next, in order."""
        if self.words is None:
            return sorted(set(self.actions))
        place = len(said)
        return sorted({word[place] for word in self.words if word[:place] == said})

    def take(self, s: State, said: Said, action: int) -> int:
        """The option that the actions come to, -1 if more must be said. Raises IllegalAnswer.

        An answer that only one option is left for need not be said to its end. Of several copies of a card that mean the
        same, the one is taken that most seats have seen.
        """
        if self.words is None:
            if action not in self.actions:
                raise IllegalAnswer(f"action {action} is not legal now")
            if self.actions.count(action) == 1:
                return self.question.options[self.actions.index(action)]
            return self._copy(s, [place for place, other in enumerate(self.actions) if other == action])
        now = (*said, action)
        places = [place for place, word in enumerate(self.words) if word[: len(now)] == now]
        if not places:
            raise IllegalAnswer(f"action {action} is not legal now")
        if len({self.words[place] for place in places}) > 1:
            return -1
        return self._copy(s, places)

    def _copy(self, s: State, places: list[int]) -> int:
        options = [self.question.options[place] for place in places]
        return max(options, key=lambda option: s.seen.get(card_of(option), 0).bit_count())
