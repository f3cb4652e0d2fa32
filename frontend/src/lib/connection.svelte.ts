/** The connection to one table: whole views in, intents out, a new socket for each try. */

import { randomText, secret } from './device';
import type { Intent, LogLine, Notice, TableView } from './messages';

const PROTOCOL = 6;
const HEARTBEAT = 5000;
/** Two heartbeats without an answer; with the time between two looks it is noticed within 12 s. */
const SILENCE = 9500;
/** Milliseconds in which the table must answer when the browser says that the network is gone. */
const DOUBT = 2500;
/** Milliseconds between two signs of life of the person before the page. */
const STIR = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export type Signal = 'connecting' | 'here' | 'lost' | 'refused';

type Unsent = Intent extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;

export class Connection {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  signal = $state<Signal>('connecting');
  /** Why the last intent was refused, for a while. */
  trouble = $state('');
  /** Why the table closed the connection for good. */
  bye = $state('');
  /** When the view came, by the clock of this page: its seconds count from here. */
  viewAt = $state(0);

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Intent>();
  private heardAt = 0;
  private stirredAt = -STIR;
  private wait = FIRST_WAIT;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private beat: ReturnType<typeof setInterval> | null = null;
  private closed = false;

  constructor(readonly code: string) {
    this.open();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    addEventListener('visibilitychange', this.hurry);
    addEventListener('resume', this.hurry);
    addEventListener('pointerdown', this.stir);
    addEventListener('keydown', this.stir);
    addEventListener('language-chosen', this.speak);
    this.beat = setInterval(() => this.listen(), HEARTBEAT / 2);
  }

  /** Tell the table what this player wants; sent again after a lost connection until it is answered. */
  want(intent: Unsent): void {
    const named = { ...intent, id: randomText(8) } as Intent & { id: string };
    this.unanswered.set(named.id, named);
    this.trouble = '';
    this.send(named);
  }

  /** Whether something that was sent is not answered yet. */
  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    removeEventListener('visibilitychange', this.hurry);
    removeEventListener('resume', this.hurry);
    removeEventListener('pointerdown', this.stir);
    removeEventListener('keydown', this.stir);
    removeEventListener('language-chosen', this.speak);
    if (this.beat) clearInterval(this.beat);
    this.timers.forEach(clearTimeout);
    this.socket?.close();
  }

  /** The table tells its story again in the language that was chosen. */
  private speak = (): void => this.send({ kind: 'speak', language: document.documentElement.lang });

  /** Somebody comes back to the page, or the network does: a whole new view, by a new socket if the old one may be dead. */
  private hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.closed) return;
    if (this.signal !== 'here' || Date.now() - this.heardAt > HEARTBEAT) this.open();
    else this.speak();
  };

  /** Somebody moves before the page: nobody need think that they have gone. */
  stir = (): void => {
    const now = performance.now();
    if (this.view?.stage !== 'playing' || this.view.you < 0) return;
    if (now - this.stirredAt < STIR && !(this.view.seats[this.view.you]?.grace === 0)) return;
    this.stirredAt = now;
    this.send({ kind: 'stir' });
  };

  /** The browser says that the network is gone, which need not be true of the way to the table: ask. */
  private doubt = (): void => {
    const heard = this.heardAt;
    this.send({ kind: 'ping', number: 0 });
    this.timers.push(setTimeout(() => !this.closed && this.heardAt === heard && this.view && (this.signal = 'lost'), DOUBT));
  };

  private open(): void {
    this.socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.send({ kind: 'hello', protocol: PROTOCOL, secret: secret(), language: document.documentElement.lang || 'en' });
      for (const intent of this.unanswered.values()) this.send(intent);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.hear(JSON.parse(String(event.data)) as Notice);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code, event.reason);
    };
  }

  private send(intent: Intent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(intent));
  }

  private hear(notice: Notice): void {
    switch (notice.kind) {
      case 'table':
        this.log = [...this.log.slice(0, notice.log_from), ...notice.log];
        this.view = notice;
        this.viewAt = performance.now();
        this.signal = 'here';
        this.wait = FIRST_WAIT;
        break;
      case 'done':
        this.unanswered.delete(notice.id);
        break;
      case 'refused':
        this.unanswered.delete(notice.id);
        this.trouble = notice.why;
        break;
      case 'bye':
        this.bye = notice.why;
        break;
    }
  }

  private lose(code: number, reason: string): void {
    if (this.closed) return;
    if (code === 4404 || code === 1008) {
      this.signal = 'refused';
      this.bye ||= reason;
      return;
    }
    this.signal = this.view ? 'lost' : 'connecting';
    this.timers.push(setTimeout(() => !this.closed && this.open(), this.wait * (0.75 + Math.random() / 2)));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Say something now and then, and notice when nothing comes back. */
  private listen(): void {
    if (this.closed || this.signal === 'refused') return;
    const silent = Date.now() - this.heardAt;
    if (silent > SILENCE) {
      this.signal = this.view ? 'lost' : 'connecting';
      this.open();
    } else if (silent > HEARTBEAT / 2) {
      this.send({ kind: 'ping', number: 0 });
    }
  }
}
