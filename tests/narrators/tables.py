"""Positions of Unreliable Narrators for tests: seat A challenges, in turn 2, unless said otherwise."""

from cardwright.games.narrators.positions import Positions
from cardwright.games.narrators.sets import make_game
from cardwright.games.narrators.words import Words
from cardwright.games.position import Holding, Position
from cardwright.kernel.state import RUNNING

A, B = 0, 1
NAMES = ["A", "B"]


def holding(page=(), hand=(), deck=(), discard=(), pile=(), score=1, deck_size=None):
    numbers = {"score": score} if deck_size is None else {"score": score, "deck_size": deck_size}
    cards = {"page": page, "hand": hand, "deck": deck, "discard": discard, "score_pile": pile}
    return Holding({key: list(names) for key, names in cards.items()}, numbers)


def at(step, a=None, b=None, options=None, turn=2, seed="1"):
    """A game and its state at the first question of a step; all cards of the game are there, three of each for both."""
    game = make_game({"options": {"cards": "pool", **(options or {})}})
    empty = holding(deck_size=10)
    position = Position([a or empty, b or empty], Holding({}, {"turn": turn}), step, A, seed)
    s = Positions(game, Words(game)).build(position)
    s.log = []
    s.advance()
    return game, s


def asked(s):
    """The question that is open; there is one."""
    (question,) = s.pending
    return question


def said(s, question=None):
    """The options of the open question in words."""
    question = question or asked(s)
    return [Words(s.game).option(s, question, option, NAMES) for option in question.options]


def answer(s, *answers):
    """Answer the open questions one after the other, in words, whoever is asked."""
    for words in answers:
        for question in s.pending:
            options = [o for o in question.options if Words(s.game).option(s, question, o, NAMES) == words]
            if options:
                s.answer(question.seat, options[0])
                break
        else:
            raise AssertionError(f"“{words}” is none of {[said(s, question) for question in s.pending]}")


def question_words(s):
    """The open question in words."""
    return Words(s.game).question(asked(s))


def over(s):
    return s.result != RUNNING
