// Players at matches on boardgame.io's server: moves are due at a steady rate, each timed until the player's own new state.
const { io } = require('socket.io-client');
const { performance } = require('node:perf_hooks');

const [port, matches, rate, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const WARM_UP = 5;
const ready = [];
const waits = [];
let measuring = false;
let missed = 0;

class Player {
  constructor(match, seat) {
    this.match = `match${match}`;
    this.seat = String(seat);
    this.due = 0;
    this.state = -1;
    this.socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('connect', () => this.socket.emit('sync', this.match, this.seat, undefined, SEATS));
    this.socket.on('sync', (match, info) => this.look(info.state));
    this.socket.on('update', (match, state) => this.look(state));
  }

  look(state) {
    if (this.due && state._stateID > this.sent) {
      if (measuring) waits.push(performance.now() - this.due);
      this.due = 0;
    }
    if (state._stateID > this.state && state.ctx.currentPlayer === this.seat) ready.push(this);
    this.state = Math.max(this.state, state._stateID);
  }

  move(due) {
    this.due = due;
    this.sent = this.state;
    const payload = { type: 'play', args: [Math.floor(Math.random() * 5)], playerID: this.seat };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.match, this.seat);
  }
}

for (let match = 0; match < matches; match += 1) for (let seat = 0; seat < SEATS; seat += 1) new Player(match, seat);

setTimeout(() => {
  const start = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    if (!measuring && now > start + WARM_UP * 1000) measuring = true;
    if (now > start + (WARM_UP + seconds) * 1000) {
      clearInterval(timer);
      waits.sort((a, b) => a - b);
      const at = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? -1;
      console.log(JSON.stringify({ answers_per_second: waits.length / seconds, median_ms: at(0.5), p99_ms: at(0.99), nobody_was_asked: missed }));
      process.exit(0);
    }
    for (; start + (done * 1000) / rate <= now; done += 1) {
      const place = Math.floor(Math.random() * ready.length);
      const [player] = ready.splice(place, 1);
      if (player) player.move(start + (done * 1000) / rate);
      else missed += 1;
    }
  }, 1);
}, 5000);
