"""Every byte that leaves the table is searched for cards that its reader may not know."""

import asyncio
import json
import random
import re

import pytest

from cardwright.kernel.knowledge import HIDDEN, View, event_card
from tests.table import virtual
from tests.table.virtual import Client, open_table, run


class Reader:
    """What one viewer has had the right to know so far, and a search for anything else."""

    def __init__(self, keeper, viewer):
        self.keeper = keeper
        self.viewer = viewer
        self.known = set()
        self.events = 0
        self.frames = 0

    def learn(self):
        """Take in what the viewer may know now."""
        match = self.keeper.table.match
        names = match.game.card_names
        for zone in View(match.state, self.viewer).zones:
            self.known.update(names[card] for card in zone if card != HIDDEN)
        for event in match.events[self.events :]:
            card = event_card(event, self.viewer)
            if card != HIDDEN:
                self.known.add(names[card])
        self.events = len(match.events)

    def search(self, text):
        """Fails if a frame names a card that the viewer may not know."""
        self.learn()
        self.frames += 1
        game = self.keeper.table.match.game
        faces = dict(zip(game.face, game.card_names, strict=True))
        for zone in (json.loads(text).get("picture") or {}).get("zones", []):
            for card in zone.get("cards", []):
                name = faces.get(card.get("face", -1))
                assert name is None or name in self.known, f"{name} was told to viewer {self.viewer}"
        for name in sorted(self.known, key=len, reverse=True):
            text = text.replace(name, "")
        for name in set(game.card_names) - self.known:
            assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text), f"{name} was told to viewer {self.viewer}"


def read(everybody, readers, seen):
    """Let everybody read what is new."""
    for one in everybody:
        readers[one].learn()
        for _, text in one.socket.sent[seen[one] :]:
            readers[one].search(text)
        seen[one] = len(one.socket.sent)


async def game(name, people, seed, answers, mutate=None):
    """A game of random answers, read by all its players and a spectator; how many frames were searched."""
    house, keeper, clients = await open_table(name, people, pace="live")
    if mutate is not None:
        mutate(keeper)
    everybody = [*clients, Client(keeper, -1)]
    await asyncio.sleep(0.01)
    readers = {}
    for client in everybody:
        reader = Reader(keeper, client.connection.keeper.table.seat_of(client.connection.secret))
        reader.learn()
        readers[client] = reader
    rng = random.Random(seed)
    seen = {client: 0 for client in everybody}
    for _ in range(answers):
        asked = [client for client in clients if client.question is not None]
        for client in asked:
            client.answer(rng.randrange(len(client.question["options"])))
            await asyncio.sleep(0.001)
            read(everybody, readers, seen)
        if not asked:
            await asyncio.sleep(0.5)
            read(everybody, readers, seen)
        if keeper.table.stage != "playing":
            break
    for client in everybody:
        client.leave()
    await house.close()
    return sum(reader.frames for reader in readers.values())


@pytest.mark.parametrize(("name", "people"), [("unicorns", 3), ("narrators", 2), ("wizard", 1)])
def test_no_frame_names_a_card_that_its_reader_may_not_know(name, people):
    frames = sum(run(game(name, people, seed, 60)) for seed in range(3))
    assert frames > 60


def test_a_hand_that_is_shown_to_everybody_is_noticed(monkeypatch):
    monkeypatch.setattr("cardwright.table.table.View", lambda state, viewer, alike: View(state, 0))
    monkeypatch.setattr(virtual.Client, "question", property(lambda self: None if self.number else _question(self)))
    with pytest.raises(AssertionError, match="was told to viewer"):
        run(game("unicorns", 3, 1, 20))


def _question(client):
    return client.view.get("picture", {}).get("question")
