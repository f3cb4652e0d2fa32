/** A running game as the screens read it: zones by name, what is asked, and what a tap on a card would answer. */

import type { Catalogue, Face } from './api';
import type { Connection } from './connection.svelte';
import { asked } from './labels';
import type { CardView, OptionView, PictureView, QuestionView, TableView, ZoneView } from './messages';
import { t } from './words.svelte';

export interface Choice {
  option: OptionView;
  place: number;
}

export class Play {
  /** The card that is looked at closely. */
  zoomed = $state.raw<CardView | null>(null);
  /** The card that was tapped and whose options are shown, by its number. */
  chosen = $state(0);
  /** The place of the option that a hint recommends, -1 if none does. */
  advised = $state(-1);
  private readonly seen = $derived.by(() => new Map(this.picture.zones.flatMap((zone) => (zone.cards ?? []).map((card) => [card.id, card]))));

  constructor(
    private readonly connectionNow: () => Connection,
    private readonly viewNow: () => TableView,
    private readonly cardsNow: () => Catalogue,
  ) {}

  get connection(): Connection {
    return this.connectionNow();
  }

  get view(): TableView {
    return this.viewNow();
  }

  get cards(): Catalogue {
    return this.cardsNow();
  }

  get picture(): PictureView {
    return this.view.picture!;
  }

  get question(): QuestionView | null {
    return this.picture.question ?? null;
  }

  get you(): number {
    return this.view.you;
  }

  /** A zone by its name, empty if nothing lies there. */
  zone(name: string): ZoneView {
    return this.picture.zones.find((zone) => zone.name === name) ?? { name, cards: [], hidden: 0 };
  }

  /** How many cards lie in a zone, seen or not. */
  count(name: string): number {
    const zone = this.zone(name);
    return (zone.cards?.length ?? 0) + (zone.hidden ?? 0);
  }

  face(card: { face?: number }): Face | null {
    return card.face !== undefined && card.face >= 0 ? (this.cards.faces[card.face] ?? null) : null;
  }

  /** A card on the table by its number. */
  card(id: number): CardView | null {
    return this.seen.get(id) ?? null;
  }

  nameOf(id: number): string {
    const card = this.card(id);
    return (card && this.face(card)?.name) ?? '';
  }

  number(name: string): number {
    return this.picture.numbers[name] ?? 0;
  }

  seatName(seat: number): string {
    return seat === this.you ? t('you') : (this.view.seats[seat]?.name ?? '');
  }

  /** The options that name a card, with their places. */
  optionsOf(card: number): Choice[] {
    if (!card) return [];
    return (this.question?.options ?? []).flatMap((option, place) => (option.card === card ? [{ option, place }] : []));
  }

  /** The options that name no card on the table. */
  get otherOptions(): Choice[] {
    return (this.question?.options ?? []).flatMap((option, place) => (option.card ? [] : [{ option, place }]));
  }

  /** Whether the table gives hints here: at one's own decision, against bots only. */
  get hinted(): boolean {
    const { stage, you, seats } = this.view;
    return stage === 'playing' && you >= 0 && this.question !== null && seats.every((seat, n) => n === you || seat.holder !== 'person');
  }

  answer(place: number): void {
    const question = this.question;
    if (!question) return;
    this.chosen = 0;
    this.zoomed = null;
    this.connection.want({ kind: 'answer', decision: question.decision, option: place });
  }

  /** A tap on a card: the first lifts it and shows what it can do, the second does it if that is one thing; else it is shown large. */
  tap(card: CardView): void {
    const options = this.optionsOf(card.id);
    if (!options.length) this.zoomed = card;
    else if (this.chosen !== card.id) this.chosen = card.id;
    else if (options.length === 1) this.answer(options[0]!.place);
    else this.chosen = 0;
  }

  /** The names of the others who have a decision open. */
  waitingFor(): string {
    return this.picture.asked.filter((seat) => seat !== this.you).map((seat) => this.seatName(seat)).join(', ');
  }

  /** Whose turn it is, and who is winning. */
  get kicker(): string {
    const turn = this.picture.turn ?? -1;
    if (this.view.stage !== 'playing' || turn < 0 || this.view.seats.length === 1) return this.view.title;
    const whose = turn === this.you ? t('turn-yours') : t('turn-of', { name: this.seatName(turn) });
    return this.leader ? `${whose} · ${this.leader}` : whose;
  }

  /** Who is winning, by what the game counts towards its end; empty if nobody is ahead. */
  get leader(): string {
    const counted = { unicorns: 'unicorns', narrators: 'score' }[this.view.game];
    if (!counted) return '';
    const counts = this.view.seats.map((_, seat) => this.number(`${counted} ${seat}`));
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    if (most <= 0 || counts.lastIndexOf(most) !== first) return '';
    const values = { count: most, target: this.target };
    return first === this.you ? t('leads-you', values) : t('leads', { ...values, name: this.seatName(first) });
  }

  /** What a player needs to win. */
  get target(): number {
    if (this.view.game === 'narrators') return 21;
    return this.view.seats.length >= 6 ? 6 : 7;
  }

  /** Whose decision it is and what is asked, in one line. */
  get headline(): string {
    const { result, game } = this.view;
    if (result) {
      if (game === 'wizard') return result.winners.length ? t('wizard-won') : t('wizard-lost');
      if (!result.winners.length) return t('over-nobody');
      if (result.winners.includes(this.you)) return t('over-you');
      return t('over-winner', { name: result.winners.map((seat) => this.seatName(seat)).join(', ') });
    }
    if (this.question) return asked(this);
    if (this.picture.window) return t('window-open');
    const names = this.waitingFor();
    if (!names && this.picture.asked.includes(this.you)) return t('your-decision');
    return names ? t('waiting-for', { names }) : t('wait');
  }
}
