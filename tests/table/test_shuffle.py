"""The shuffle is bound before anybody sits down, everybody may add to it, and everybody can check it."""

import asyncio
from hashlib import sha256

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.table import messages as m
from cardwright.table.command import verify
from cardwright.table.shuffle import bound, luck_of, match_seed, parts
from tests.table.test_lobby import lobby
from tests.table.virtual import Client

WORDS = "The rain in Málaga"


def test_the_seal_is_the_hash_of_seed_and_salt():
    assert bound("aa", "bb") == sha256(b"aa bb").hexdigest()


@pytest.mark.parametrize("added", [{}, {0: luck_of("a")}, {0: luck_of("a"), 2: luck_of("b")}])
def test_the_seed_of_a_match_tells_the_seal_and_what_was_added(added):
    assert parts(match_seed("aa", "bb", added)) == (bound("aa", "bb"), added)


def test_any_text_may_be_the_seed_of_a_match():
    for seed in ("", "my seed", "1:2 3:4", "two\nlines"):
        assert parts(seed) == (sha256(seed.encode()).hexdigest(), {})


def deal(*words):
    """The first hands when each player adds words, "" = none."""
    found = []

    async def act(keeper, clients, want):
        for seat, text in enumerate(words):
            if text:
                assert not await want(seat, m.AddLuck, words=text)
        assert not await want(0, m.Start)
        match = keeper.table.match
        assert parts(match.seed)[0] == keeper.table.commitment
        found.append([list(zone) for zone in match.state.zones])

    seeds = {16: "5a" * 16, 32: "5eed" * 16}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardwright.table.house.secrets.token_hex", seeds.__getitem__)
        lobby("unicorns", len(words), act)
    return found[0]


def test_what_a_player_adds_changes_the_deal():
    plain = deal("", "")
    assert deal("", "") == plain
    assert deal("", WORDS) != plain
    assert deal(WORDS, "") != deal("", WORDS)
    assert deal("", WORDS) == deal("", WORDS)


def test_everybody_sees_who_has_added_to_the_shuffle_and_nobody_the_words():
    async def act(keeper, clients, want):
        await want(1, m.AddLuck, words=WORDS)
        assert [seat.get("luck", "") for seat in clients[0].view["seats"]] == ["", luck_of(WORDS)]
        assert not any("Málaga" in text for _, text in clients[0].socket.sent)
        assert "Málaga" not in str(await keeper.journal.read(keeper.table.code))

    lobby("unicorns", 2, act)


def test_who_gets_up_takes_the_luck_along():
    async def act(keeper, clients, want):
        await want(1, m.AddLuck, words=WORDS)
        await want(1, m.Stand)
        assert "luck" not in clients[0].view["seats"][1]

    lobby("unicorns", 2, act)


def test_after_the_deal_nothing_is_added():
    async def act(keeper, clients, want):
        await want(0, m.Start)
        assert "shuffled already" in await want(1, m.AddLuck, words=WORDS)

    lobby("unicorns", 2, act)


def test_who_only_watches_adds_nothing():
    async def act(keeper, clients, want):
        watcher = Client(keeper, 5)
        await asyncio.sleep(0.01)
        watcher.say(m.AddLuck("w", WORDS))
        await asyncio.sleep(0.01)
        assert any(notice["kind"] == "refused" for notice in watcher.notices)
        watcher.leave()

    lobby("unicorns", 2, act)


def test_a_finished_match_can_be_verified(tmp_path, capsys):
    file = tmp_path / "match.json"
    sealed = []

    async def act(keeper, clients, want):
        await want(1, m.AddLuck, words=WORDS)
        await want(0, m.Start)
        sealed.append(keeper.table.commitment)
        file.write_text(keeper.table.match.dump())

    lobby("unicorns", 2, act)
    assert verify(file, commitment=sealed[0], luck=WORDS) == 0
    assert "Your words are part of the shuffle." in capsys.readouterr().out
    assert verify(file, commitment=bound("another", "seed")) == 1
    assert verify(file, luck="other words") == 1
    assert "were not added" in capsys.readouterr().out


def test_a_match_whose_luck_was_changed_is_found_out(tmp_path):
    file = tmp_path / "match.json"

    async def act(keeper, clients, want):
        await want(1, m.AddLuck, words=WORDS)
        await want(0, m.Start)
        file.write_text(keeper.table.match.dump().replace(luck_of(WORDS), luck_of("better cards")))

    lobby("unicorns", 2, act)
    with pytest.raises(BadInput):
        verify(file)
