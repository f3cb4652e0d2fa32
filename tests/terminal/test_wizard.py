import io
import random
import re

import pytest
from textual.widgets import OptionList, Static

from cardwright.games.position import Holding, Position
from cardwright.games.registry import make_game
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.geography import Geography
from cardwright.games.wizard.sets import asked_first, base_text
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import number_of
from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for, text_of, width_of
from cardwright.terminal.opening import add_data, new_setup, open_new, open_saved
from cardwright.terminal.popup import Popup
from cardwright.terminal.screen import TableApp
from cardwright.terminal.session import HUMAN
from cardwright.terminal.start_screen import StartApp
from cardwright.terminal.starting import Starting, ask_plain
from tests.terminal.tables import type_lines
from tests.terminal.test_screen import choices_of, settle, type_line
from tests.terminal.test_screen import text_of as shown

PAGES = ["spells", "party", "ways", "unseen", "map", "odds", "about"]


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


def rows_of_map(lines):
    return [line for line in lines if re.search(r"[▲♜·♣∩≈∴○⌂✓!]\S*\d", line)]


# --- the map ----------------------------------------------------------------------------------------------------------


def test_the_map_has_a_line_for_each_row_and_the_castle_in_the_north(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path)))
    assert len(rows) == 12
    assert "♜1" in rows[0]
    assert [len(re.findall(r"[▲♜·♣∩≈∴○⌂✓!]\S*\d", row)) for row in rows] == [4, 3] * 6


def test_the_map_shows_cost_recovery_enemies_and_the_wizard(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path)))
    assert "!y1" in rows[10]  # slot 1, one hex west of the wizard
    assert "@ ·1" in rows[10]
    assert "⌂+3" in rows[10]
    assert "!r1" in rows[0]


def test_what_is_spent_and_beaten_is_shown(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path, beaten=["1"], spent=["m1r2c4"])))
    assert "✓1" in rows[10]
    assert "!y1" not in rows[10]
    assert "⌂0" in rows[10]
    assert "⌂+3" not in rows[10]


def test_the_number_of_a_choice_stands_on_its_hex(tmp_path):
    session = positioned(tmp_path)
    rows = rows_of_map(table_of(session))
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert labels == [
        "north-west: forest, cost 2",
        "north-east: plain, cost 1",
        "east: forest, cost 2",
        "south-east: start, cost 0",
        "south-west: plain, cost 1",
        "west: yellow enemy, cost 1",
    ]
    assert "1)♣2  2)·1" in rows[9]
    assert "6)!y1 @ ·1  3)♣2" in rows[10]
    assert "5)·1  4)○0" in rows[11]


def test_a_town_says_what_it_recovers_and_the_castle_what_it_is(tmp_path):
    session = positioned(tmp_path, place="m3r4c3")
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert "south-east: town, cost 0, recovers 5" in labels
    assert "west: Demon Castle, cost 1" in labels


@pytest.mark.parametrize("line", ["6", "west", "w", "go west", "move to m1r2c1"])
def test_a_way_by_number_direction_or_name(tmp_path, line):
    session = positioned(tmp_path)
    reply = Asking(session, look_for(session)).read(line)
    session.match.state.answer(HUMAN, reply.option)
    assert session.view.numbers["place"] == session.match.game.world.hex_number("m1r2c1")


@pytest.mark.parametrize(("width", "height"), [(36, 18), (78, 0), (66, 24), (90, 40)])
def test_no_line_of_the_table_is_too_long(tmp_path, width, height):
    everybody = ["Quills", "Guard", "Sharp Eye", "Glow", "Tumble", "Sunray"]
    everything = ["Ember", "Rime", "Spark", "Stone", "Light", "Shade", "Bloom"]
    for phase, drawn in (("map", ()), ("deck", ()), ("synthesis", ("Ember", "Stone", "Light"))):
        place = "m2r4c1" if drawn or phase == "deck" else "m2r1c2"
        party = everybody[:1] if phase == "map" else everybody[1:3]
        session = positioned(
            tmp_path, phase, hand=everything[:5] if party else everything, party=party, place=place, drawn=drawn
        )
        table = look_for(session).table(session.view, width, height)
        lines = [line for block in table.blocks for line in block.lines] + table.hand
        assert max(width_of(line) for line in lines) <= width, [text_of(line) for line in lines if width_of(line) > width]


def test_ways_over_the_map_end_at_enemies(tmp_path):
    geography = Geography(positioned(tmp_path).match.game.world)
    number = geography.world.hex_number
    ways = geography.ways(number("m1r1c2"), 0)
    assert ways[number("m2r2c3")].cost == 1 + 1 + 1 + 1 + 0
    assert number("m3r4c1") not in ways  # only past the enemy of slot 7
    assert geography.ways(number("m1r1c2"), 1 << 6)[number("m3r4c1")].cost > 0
    assert number("m3r4c1") in geography.ways(number("m1r1c2"), 0, past_enemies=True)


# --- battles ----------------------------------------------------------------------------------------------------------


def test_a_battle_shows_strikes_life_and_the_rows_of_resistance(tmp_path):
    lairs = ["Toadstool"]
    session = positioned(tmp_path, "synthesis", party=["Guard"], place="m1r2c1", drawn=["Ember", "Rime"], lairs=lairs)
    lines = [line.rstrip() for line in table_of(session)]
    assert "†Toadstool  7 of 7 life  yellow enemy" in lines
    assert "strikes    3 3 3 1 1 1 1" in lines
    assert "life       ■ ■ ■ ■ ■ ■ ■" in lines
    assert "Next strike 1" in lines  # Guard weakens, but not below 1
    assert "resists         0     1     0" in lines
    assert "support         1     0     0" in lines
    assert look_for(session).table(session.view, 78).title == "Battle in Green Downs"
    assert "Drawn  ◇Ember  ◇Rime" in lines


def test_spells_say_what_they_deal(tmp_path):
    """Steam Burst deals 2 flame and 2 frost: with 1 support in flame against 1 resistance in frost that is 3 + 1."""
    session = positioned(tmp_path, "synthesis", party=["Guard"], place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    asking = Asking(session, look_for(session))
    assert asking.title == "You drew Ember and Rime. Which spells (→ damage)?"
    assert [choice.label for choice in asking.listed] == ["Steam Burst → 4", "Flare + Chill → 2"]


@pytest.mark.parametrize("line", ["2", "chill flare", "fl ch", "flare + chill", "cast flare, chill"])
def test_spells_are_named_in_any_order(tmp_path, line):
    session = positioned(tmp_path, "synthesis", place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    asking = Asking(session, look_for(session))
    assert asking.read(line).option == asking.listed[1].options[0]


FIVE = ["Ember", "Rime", "Spark", "Stone", "Light"]


@pytest.mark.parametrize("line", ["spark, stone, rime", "ri sp sto", "stone and spark and rime", "deck rime, spark, stone"])
def test_a_deck_is_named_in_any_order(tmp_path, line):
    session = positioned(tmp_path, "deck", hand=FIVE, place="m1r2c1")
    reply = Asking(session, look_for(session)).read(line)
    assert session.option(reply.option) == "deck Rime, Spark, Stone"


def test_decks_are_listed_by_their_size(tmp_path):
    session = positioned(tmp_path, "deck", hand=FIVE, place="m1r2c1")
    asking = Asking(session, look_for(session))
    assert [choice.label for choice in asking.listed] == [
        "a deck of three … (10)",
        "a deck of four … (5)",
        "all 5: Ember, Rime, Spark, Stone, Light",
    ]
    assert session.option(asking.read("all").option) == "deck Ember, Rime, Spark, Stone, Light"
    assert session.option(asking.read("all but stone").option) == "deck Ember, Rime, Spark, Light"
    assert asking.read("2").opened
    assert session.option(asking.read("1").option) == "deck Ember, Rime, Spark, Stone"


def test_a_draw_says_what_it_costs(tmp_path):
    session = positioned(tmp_path, "deck", life=2, place="m1r2c1")
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert labels == ["draw 1: 2 life → 1", "draw 2: 2 life → 0"]


def test_drawing_one_by_one_shows_what_was_drawn(tmp_path):
    session = positioned(tmp_path, "deck", place="m1r2c1", options=["draw_mode=one_by_one"])
    asking = Asking(session, look_for(session))
    assert re.fullmatch(r"You drew \w+. One more, for 1 life\?", asking.title)
    assert [choice.label for choice in asking.listed] == ["draw one more: 13 life → 12", "stop"]


def test_giving_up_a_companion_shows_what_is_lost(tmp_path):
    session = positioned(tmp_path, "synthesis", life=0, party=["Guard", "Glow"], place="m1r2c1", drawn=["Ember", "Rime"])
    session.match.state.answer(HUMAN, session.question.options[0])
    asking = Asking(session, look_for(session))
    assert asking.title == "You have no life left. Whom do you give up, for 8 life?"
    assert [choice.label for choice in asking.listed] == [
        "Squire: Guard, flame 1",
        "Fairy: Glow, flame 1, frost 2",
    ]
    assert asking.read("glow").option == asking.read("fairy").option == asking.listed[1].options[0]


# --- pages and cards --------------------------------------------------------------------------------------------------


def test_pages_in_plain_text(tmp_path):
    text = type_lines(positioned(tmp_path, hand=FIVE[:4], party=["Quills"]), *PAGES, "result")
    assert "Magma = Ember + Stone                 4      0      0" in text
    assert "Crystal (Light)" in text  # one card is missing
    assert "At the start of a battle, the enemy loses 2 life." in text
    assert re.search(r"the Demon Castle, Edge of the World +\d+  ", text)
    assert "yellow enemies (3 on the map)" in text
    assert "This is an unofficial game." in text
    assert "The game is not over yet." in text


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("hawk", "Stoop: After each attack, an enemy with 3 or less life left loses all of it. Support: frost 1."),
        ("sharp eye", "☺Hawk (companion): Stoop"),
        ("bloom", "Healing = Light + Bloom: heals 8"),
        ("terra", "†Demon Lord Terra (demon lord):"),
        ("puddle", "Green Downs: life 7, resists frost 1, storm 1"),
        ("zzz", "There is no card “zzz” in this game."),
    ],
)
def test_cards_can_be_read(tmp_path, name, says):
    assert says in " ".join(type_lines(positioned(tmp_path), f"card {name}").split())


def test_what_is_unseen_is_told_by_elimination(tmp_path):
    session = positioned(tmp_path, hand=FIVE[:4], party=["Quills"], beaten=["1"], defeated=["Cave Bat"])
    text = "\n".join([text_of(line) for line in look_for(session).page("unseen", session, 100)])
    assert "yellow enemies (2 on the map)" in text
    assert "Cave Bat" not in text
    assert "Porcupine" not in text
    assert "Stone" not in text
    assert "Puddle Slime" in text
    assert "Princess of Dusk" not in text  # she is not in this game


def test_what_is_known_of_the_data(tmp_path):
    session = positioned(tmp_path)
    look = look_for(session)
    text = " ".join(" ".join([text_of(line) for line in look.page("about", session, 80)]).split())
    assert "has no affiliation with their publisher" in text
    assert "known 48 of 910: stated by the published rulebook" in text
    assert "inferred whether it regains life of Demon Lord Terra" in text
    assert "Unofficial: 854 of 910 values are made up" in type_lines(session)


def test_the_odds_of_a_deck(tmp_path):
    """Three cards from a deck of four: one draw in four is Trinity, which with Glow deals 3 + 5 + 2 to the Cave Bat."""
    session = positioned(tmp_path, "deck", hand=FIVE[:4], place="m1r2c1", lairs=["Cave Bat"], party=["Glow"])
    text = type_lines(session, "odds")
    assert "The chance to win this battle: 100.0 %" in text
    assert re.search(r"all 4 +3 +100.0 % +100\.0 %", text)


def test_the_odds_of_spells_that_were_drawn(tmp_path):
    """Steam Burst deals 2 + 1 to the Toadstool, which with 4 life left strikes for 1."""
    session = positioned(tmp_path, "synthesis", place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    assert re.search(r"Steam Burst +\d+\.\d % +3 +13\n", type_lines(session, "odds"))


def test_outside_of_battles_the_odds_page_shows_the_ways(tmp_path):
    text = type_lines(positioned(tmp_path), "odds")
    assert "There are odds in battles" in text
    assert "Cheapest ways from here" in text


# --- a whole game -----------------------------------------------------------------------------------------------------


def script(seed, count=1500):
    rng = random.Random(seed)
    return [rng.choice(["1", "1", "2", "2", "3", "ne", "nw", "all", "e"]) for _ in range(count)]


def test_a_whole_game_by_script_is_the_same_each_time(tmp_path):
    first = type_lines(wizard(tmp_path, "5"), *script(5))
    assert "The game is lost" in first
    assert "Unreliable Wizard · seed “5” · standard" in first
    assert first == type_lines(wizard(tmp_path, "5"), *script(5))
    assert first != type_lines(wizard(tmp_path, "6"), *script(5))


def test_wrong_input_is_told_and_asked_again(tmp_path):
    session = positioned(tmp_path)
    text = type_lines(session, "9", "up", "spells please", "")
    assert "There is no number 9 here; choose 1 to 6." in text
    assert "“up” is none of the choices" in text
    assert text.count("Where do you go?") == 5
    assert session.view.numbers["moves"] == 0


def test_nothing_hidden_is_told(tmp_path):
    """Names of enemies and abilities are printed when they have been turned up, and not before."""
    for seed in range(6):
        rng = random.Random(seed)
        session = wizard(tmp_path, str(seed), ["difficulty=apprentice"])
        game = session.match.game
        names = {name: card for card, name in enumerate(game.card_names) if game.kind[card] in (t.ENEMY, t.COMPANION)}
        seen = set()
        for _ in range(120):
            if session.over:
                break
            seen |= {card for zone in View(session.match.state, HUMAN).zones for card in zone}
            printed = type_lines(session)
            for size in ((36, 18), (70, 40)):
                printed += "\n".join(table_of(session, *size))
            told = {card for name, card in names.items() if name in printed}
            assert told <= seen, [name for name, card in names.items() if card in told - seen]
            answer_at_random(session, rng)


def test_pages_never_fail(tmp_path):
    rng = random.Random(3)
    session = wizard(tmp_path, "3", ["difficulty=apprentice", "use_every_drawn_card=false"])
    look = look_for(session)
    while not session.over:
        for command in [*PAGES, "result"]:
            if look.slow_page(command, session, 80) is not None:
                continue
            for width in (40, 74, 100):
                lines = look.page(command, session, width)
                assert lines
                if width > 70 and command != "result":
                    assert max(width_of(line) for line in lines) <= width, [text_of(line) for line in lines]
        asking = Asking(session, look)
        for choice in asking.top:
            for option in choice.options[:3]:
                look.option_text(session.view, option)
        answer_at_random(session, rng)
    assert look.result(session)


# --- undo, resuming, results ------------------------------------------------------------------------------------------


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


def test_a_friendly_game_takes_back_anything_and_its_result_says_so(tmp_path):
    session = wizard(tmp_path, "7")
    fight(session)
    assert session.undo()
    assert session.view.numbers["slot"] == -1
    assert session.taken_back == 1
    assert open_saved(session.path).taken_back == 1
    rng = random.Random(1)
    while not session.over:
        answer_at_random(session, rng)
    assert "practice: took back what chance had decided once" in look_for(session).result(session)


def test_taking_back_a_move_over_open_land_is_no_practice(tmp_path):
    session = wizard(tmp_path, "7")
    walk(session, 2)
    assert session.undo()
    assert session.view.numbers["moves"] == 1
    assert session.taken_back == 0


def test_a_game_of_the_day_takes_back_moves_but_no_enemy(tmp_path):
    session = wizard(tmp_path, "7", daily="2026-01-31")
    walk(session, 1)
    assert session.undo()
    fight(session)
    assert not session.undo()
    assert "In a game of the day you cannot take back" in session.refused
    assert session.view.numbers["slot"] == 1
    assert "In a game of the day you cannot take back" in type_lines(session, "undo")


def test_a_deck_can_be_taken_back_until_cards_are_drawn(tmp_path):
    session = wizard(tmp_path, "7", daily="2026-01-31")
    fight(session)
    deck = session.question
    assert deck.kind in (t.ASK_DECK, t.ASK_DRAW, t.ASK_TYPE)
    while session.question.kind != t.ASK_DRAW:
        session.answer(session.question.options[0])
    session.answer(session.question.options[-1])
    assert not session.undo()


def test_resuming_in_a_battle(tmp_path):
    session = wizard(tmp_path, "7")
    fight(session)
    again = open_saved(session.path)
    assert again.view.data() == session.view.data()
    assert table_of(again) == table_of(session)


def test_a_finished_game_is_looked_back_at(tmp_path):
    session = wizard(tmp_path, "7", ["difficulty=archmage"])
    assert "The game is not over yet." in type_lines(session, "review")
    rng = random.Random(4)
    while not session.over:
        answer_at_random(session, rng)
    text = type_lines(session, "review")
    assert "the game was lost." in text
    assert "Chance to win at the start" in text


# --- the start --------------------------------------------------------------------------------------------------------


def starting():
    return Starting("Unreliable Wizard", asked_first({"game": "wizard", "seats": 1}))


def test_one_enter_starts_with_the_usual_options():
    asked = starting()
    assert asked.read("") == "start"
    assert asked.chosen == {"difficulty": "standard", "princess": "princess_dawn", "draw_mode": "declare"}


@pytest.mark.parametrize(
    ("lines", "name", "value"),
    [
        (["archmage"], "difficulty", "archmage"),
        (["difficulty apprentice"], "difficulty", "apprentice"),
        (["princess=princess_dusk"], "princess", "princess_dusk"),
        (["dusk"], "princess", "princess_dusk"),
        (["2"], "princess", "princess_dusk"),
        (["2", "2"], "princess", "princess_dawn"),
        (["one by one"], "draw_mode", "one_by_one"),
        (["draw_mode=one_by_one"], "draw_mode", "one_by_one"),
    ],
)
def test_options_by_number_and_by_words(lines, name, value):
    asked = starting()
    assert [asked.read(line) for line in lines] == [""] * len(lines)
    assert asked.chosen[name] == value


def test_wrong_input_at_the_start():
    asked = starting()
    assert "There is no number 7" in asked.read("7")
    assert "none of the possibilities" in asked.read("hard")
    assert "can mean" in asked.read("princess")
    assert asked.read("quit") == "quit"
    out = io.StringIO()
    assert not ask_plain(starting(), io.StringIO("hard\n"), out)
    assert "“hard” is none of the possibilities" in out.getvalue()
    assert ask_plain(starting(), io.StringIO("3\n\n"), io.StringIO())


async def test_the_start_on_the_screen():
    asked = starting()
    async with StartApp(asked).run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "enter", "right", "down", "left", "up", "up", "enter")
        await pilot.pause()
    assert pilot.app.return_value is True
    assert asked.chosen == {"difficulty": "archmage", "princess": "princess_dusk", "draw_mode": "declare"}


def test_a_data_file_of_ones_own(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(base_text().replace('name = "Puddle Slime"', 'name = "Blob"'), encoding="utf-8")
    setup = new_setup("wizard", None, [], [], [], "random")
    add_data(setup, file)
    assert "Blob" in make_game(setup).card_names
    session = open_new(setup, "1", tmp_path / "match.json")
    assert "Blob" in make_game(open_saved(session.path).match.setup).card_names
    with pytest.raises(BadInput, match="made from sets of cards"):
        add_data(new_setup("unicorns", 2, [], [], [], "random"), file)


# --- the screen -------------------------------------------------------------------------------------------------------


async def test_the_whole_map_is_visible_on_a_small_screen(tmp_path):
    everything = {"hand": ["Ember", "Rime", "Spark", "Stone", "Light", "Shade"], "party": ["Quills", "Guard", "Glow"]}
    async with TableApp(positioned(tmp_path, **everything), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        map_block = app.query(".block").first(Static)
        assert map_block.region.height == 12
        assert map_block.region.y >= app.query_one("#table").region.y
        assert map_block.region.bottom <= app.query_one("#table").region.bottom
        assert len(choices_of(app)) == 6
        assert app.query_one("#choices", OptionList).region.height == 6
        assert shown(app, "#question") == "Where do you go?"
        for name in ("#head", "#table", "#log-scroll", "#hand", "#question", "#choices", "#card-scroll", "#input"):
            region = app.query_one(name).region
            assert region.height > 0, name
            assert region.bottom <= 24, name
            assert region.right <= 80, name
        assert app.query_one("#log-scroll").region.height >= 4


@pytest.mark.parametrize(("size", "lines"), [((110, 30), 24), ((140, 45), 36)])
async def test_the_map_is_larger_where_there_is_room(tmp_path, size, lines):
    async with TableApp(positioned(tmp_path), pause=0).run_test(size=size) as pilot:
        await settle(pilot)
        drawn = str(pilot.app.query(".block").first(Static).content)
        assert drawn.count("\n") == lines - 1
        assert "wasteland" in drawn
        assert "Magic" in drawn


async def test_a_marked_way_is_explained(tmp_path):
    async with TableApp(positioned(tmp_path), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("up")
        await pilot.pause()
        assert "A battle begins at once, in Green Downs." in shown(pilot.app, "#card")


async def test_a_game_played_on_the_screen(tmp_path):
    async with TableApp(wizard(tmp_path, "7"), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        while shown(app, "#question") != "Where do you go?":
            await pilot.press("enter")
            await settle(pilot)
        await type_line(pilot, "w")
        await type_line(pilot, "nw")
        assert "appears!" in shown(app, "#log")
        assert str(app.query_one("#table").border_title) == "Battle in Green Downs"
        for page in [*PAGES, "result"]:
            await type_line(pilot, page)
            assert isinstance(app.screen, Popup), page
            await pilot.press("escape")
            await pilot.pause()
        await type_line(pilot, "undo")
        assert str(app.query_one("#table").border_title) == "The way to the castle"
