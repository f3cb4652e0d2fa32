// A small card game with secret hands on boardgame.io's server, kept in memory: four players, one card a turn.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const cards = {
  name: 'cards',
  setup: ({ ctx }) => {
    const deck = Array.from({ length: 120 }, (_, number) => ({ face: number % 84, name: `Card ${number % 84}` }));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: deck.splice(0, 5) };
    return { secret: { deck }, players, stables: [[], [], [], []], discard: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const hand = G.players[playerID].hand;
        G.stables[playerID].push(...hand.splice(place % hand.length, 1));
        if (G.stables[playerID].length > 6) G.discard.push(G.stables[playerID].shift());
        if (!G.secret.deck.length) G.secret.deck = G.discard.splice(0);
        hand.push(G.secret.deck.pop());
      },
    },
  },
};

Server({ games: [cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('listening'));
