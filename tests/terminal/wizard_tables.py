"""Sessions of Unreliable Wizard for the tests of the terminal."""

from cardwright.games.position import Holding, Position
from cardwright.games.wizard import terms as t
from cardwright.kernel.option import number_of
from cardwright.terminal.look import look_for, text_of
from cardwright.terminal.opening import new_setup, open_new

PAGES = ["spells", "party", "ways", "unseen", "map", "odds", "about"]

FIVE = ["Ember", "Rime", "Spark", "Stone", "Light"]


def wizard(folder, seed="1", options=(), **setup):
    made = new_setup("wizard", None, list(options), [], [], "random")
    return open_new(made | setup, seed, folder / "match.json")


def positioned(
    folder, phase="map", life=14, hand=("Ember", "Rime", "Spark"), party=(), place="m1r2c2", drawn=(), options=(), **table
):
    """A session that stands at a position; its match cannot be replayed."""
    session = wizard(folder, options=options)
    positions = session.entry.positions(session.match.game)
    own = Holding({"hand": list(hand), "party": list(party), "drawn": list(drawn)}, {"life": life})
    abilities = len(party) + len([name for name in hand if name not in ("Ember", "Rime", "Spark")])
    if "beaten" not in table:
        table["beaten"] = [str(8 - number) for number in range(abilities - 2)]
    cards = {"place": [place], **{key: list(value) for key, value in table.items()}}
    state = positions.build(Position([own], Holding(cards), phase, 0, "1"))
    state.log = []
    state.advance()
    session.match.state = state
    return session


def answer_at_random(session, rng):
    """One answer of the human, if there is a choice to make."""
    if not session.answer_alone():
        session.answer(rng.choice(session.question.options))


def table_of(session, width=78, height=0):
    table = look_for(session).table(session.view, width, height)
    return [text_of(line) for block in table.blocks for line in block.lines]


def walk(session, count=3):
    """Answer until the map is reached and then move a few times, not into a battle."""
    while session.question.kind != t.ASK_MOVE:
        session.answer(session.question.options[0])
    world = session.match.game.world
    for _ in range(count):
        calm = [o for o in session.question.options if not world.hexes[number_of(o)].slot]
        session.answer(calm[0])


def fight(session):
    """Enter the first enemy's place and attack until the first cards are drawn."""
    walk(session, 0)
    west = session.match.game.world.hex_number("m1r2c1")
    for place in ("m1r1c1", "m1r2c1"):
        number = session.match.game.world.hex_number(place)
        session.answer(next(o for o in session.question.options if number_of(o) == number))
    assert session.view.numbers["place"] == west
    assert session.view.numbers["slot"] == 1
