"""Before the start: decks, bots of the game, and the rules in plain sight."""

import asyncio

import pytest

from cardwright.bots.registry import level_names
from cardwright.games.narrators.decks import starter_decks
from cardwright.games.unicorns.options import RULE_OPTIONS
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table.house import House
from cardwright.table.journal import MemoryJournal
from cardwright.table.sitting import hashed
from tests.table.virtual import SECRET, Client, Quiet, run

MOONLIT, OTHER = list(starter_decks())


def lobby(game, people, act):
    """Let people act in the lobby of a game; ``act`` gets the keeper, the clients and a way to want something."""

    async def scene():
        house = House(MemoryJournal(), Quiet(), asyncio.get_running_loop().time)
        seated = [r.Seated(seat, f"P{seat}", hashed(SECRET.format(seat))) for seat in range(people)]
        keeper = await house.open(game, [r.Arranged(people, {}, "live", 0, 60), *seated])
        clients = [Client(keeper, seat) for seat in range(people)]
        await asyncio.sleep(0.01)
        number = 0

        async def want(by, intent, **values):
            nonlocal number
            number += 1
            clients[by].say(intent(str(number), **values))
            await asyncio.sleep(0.01)
            told = next(notice for notice in clients[by].notices if notice.get("id") == str(number))
            return told.get("why", "")

        await act(keeper, clients, want)
        for client in clients:
            client.leave()
        await house.close()

    run(scene())


def test_each_seat_chooses_its_starter_deck():
    async def act(keeper, clients, want):
        assert clients[0].view["decks"] == [MOONLIT, OTHER]
        assert not await want(1, m.ChooseDeck, seat=1, deck=MOONLIT)
        assert clients[0].view["seats"][1]["deck"] == MOONLIT
        assert not await want(0, m.Start)
        assert keeper.table.match.setup["decks"] == [MOONLIT, MOONLIT]

    lobby("narrators", 2, act)


def test_all_faults_of_a_pasted_list_are_told():
    async def act(keeper, clients, want):
        why = await want(0, m.ChooseDeck, seat=0, deck="2 × Nobody Such\n100 × Nowhere Such")
        assert "Nobody Such" in why
        assert "Nowhere Such" in why
        assert "deck" not in clients[0].view["seats"][0]

    lobby("narrators", 2, act)


def test_a_pasted_list_is_played_and_not_told_to_the_others():
    lines = starter_decks()[OTHER]

    async def act(keeper, clients, want):
        assert not await want(0, m.ChooseDeck, seat=0, deck="\n".join(lines))
        assert clients[1].view["seats"][0]["deck"] == "own"
        assert not any(lines[0].split("× ")[1] in text for _, text in clients[1].socket.sent)
        assert not await want(0, m.Start)
        assert keeper.table.match.setup["decks"] == [lines, OTHER]

    lobby("narrators", 2, act)


def test_nobody_chooses_the_deck_of_another_person():
    async def act(keeper, clients, want):
        assert "their own deck" in await want(0, m.ChooseDeck, seat=1, deck=MOONLIT)

    lobby("narrators", 2, act)


def test_a_game_without_decks_refuses_one():
    async def act(keeper, clients, want):
        assert "no decks" in await want(0, m.ChooseDeck, seat=0, deck=MOONLIT)
        assert clients[0].view["decks"] == []

    lobby("unicorns", 2, act)


@pytest.mark.parametrize(("game", "names"), [
    ("wizard", ["difficulty", "princess", "draw_mode"]), ("narrators", ["cards"]), ("unicorns", []),
])  # fmt: skip
def test_what_matters_most_is_in_plain_sight_with_its_choices_in_words(game, names):
    async def act(keeper, clients, want):
        options = [option for option in clients[0].view["options"] if option.get("title")]
        assert [option["name"] for option in options] == names
        assert all(len(option["words"]) == len(option["choices"]) for option in options)

    lobby(game, 1 if game == "wizard" else 2, act)


def test_the_other_rule_options_are_offered_too():
    async def act(keeper, clients, want):
        assert [option["name"] for option in clients[0].view["options"]] == [option.name for option in RULE_OPTIONS]

    lobby("unicorns", 2, act)


@pytest.mark.parametrize("game", ["unicorns", "narrators", "wizard"])
def test_the_bots_of_the_game_are_offered_with_what_they_do(game):
    async def act(keeper, clients, want):
        levels = clients[0].view["levels"]
        assert [level["name"] for level in levels] == level_names()
        assert all(level["says"] for level in levels)

    lobby(game, 1 if game == "wizard" else 2, act)


def test_a_bot_that_does_not_play_the_game_gets_no_seat():
    async def act(keeper, clients, want):
        assert not await want(1, m.Stand)
        assert "no bot “careful”" in await want(0, m.SetSeat, seat=1, level="careful")

    lobby("unicorns", 2, act)


def test_a_bot_of_another_level_keeps_the_deck_of_its_seat():
    async def act(keeper, clients, want):
        levels = level_names()
        assert not await want(0, m.SetUp, seats=2, options={})
        assert not await want(0, m.SetSeat, seat=1, level=levels[0])
        assert not await want(0, m.ChooseDeck, seat=1, deck=MOONLIT)
        assert not await want(0, m.SetSeat, seat=1, level=levels[1])
        assert clients[0].view["seats"][1]["deck"] == MOONLIT
        assert not await want(0, m.SetSeat, seat=1, level="")
        assert not await want(0, m.SetSeat, seat=1, level=levels[0])
        assert "deck" not in clients[0].view["seats"][1]

    lobby("narrators", 1, act)
