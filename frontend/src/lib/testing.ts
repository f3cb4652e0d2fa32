/** A running game for tests of components: no network, and what was wanted is kept. */

import type { Catalogue } from './api';
import type { Connection } from './connection.svelte';
import type { PictureView, QuestionView, TableView } from './messages';
import { Play } from './play.svelte';
import { words } from './words.svelte';

export const CARDS: Catalogue = {
  game: 'unicorns',
  faces: [
    { name: 'Narwhal', type: 'Basic Unicorn' },
    { name: 'Neigh', type: 'Instant', text: 'Cancel that card.' },
    { name: 'Good Deal', type: 'Magic', text: 'Draw three cards and discard one card.' },
    { name: 'Llamacorn', type: 'Magical Unicorn' },
  ],
};

/** A game of two; seat 0 looks on, holding cards 1 (Narwhal), 2 (Neigh) and 3 (Good Deal). Seat 1 has Llamacorn, card 4. */
export function picture(question: QuestionView | null, more: Partial<PictureView> = {}): PictureView {
  return {
    game: 'unicorns',
    zones: [
      { name: 'hand 0', owner: 0, cards: [{ id: 1, face: 0 }, { id: 2, face: 1 }, { id: 3, face: 2 }] },
      { name: 'stable 1', owner: 1, cards: [{ id: 4, face: 3 }] },
      { name: 'hand 1', owner: 1, hidden: 5 },
    ],
    numbers: { 'unicorns 1': 1 },
    asked: question ? [0] : [1],
    turn: 0,
    question,
    ...more,
  };
}

export interface Made {
  play: Play;
  wanted: Record<string, unknown>[];
}

export function game(shown: PictureView): Made {
  const wanted: Record<string, unknown>[] = [];
  const view = {
    kind: 'table', protocol: 5, code: 'AB3XY9', game: 'unicorns', title: 'Unstable Unicorns', stage: 'playing', you: 0, host: true, host_seat: 0, watchers: 0,
    seats: [{ name: 'Ana', holder: 'person' }, { name: 'Ben', holder: 'bot' }], options: [], levels: [], decks: [], seat_range: [2, 8], pace: 'live', bank: 0, limit: 60,
    commitment: '', log_from: 0, log: [], chat: [], picture: shown,
  } satisfies TableView;
  const connection = { view, log: [{ text: 'Ben draws a card.', answers: 1 }], viewAt: 0, trouble: '', signal: 'here', want: (intent: Record<string, unknown>) => wanted.push(intent) };
  const play = new Play(() => connection as unknown as Connection, () => view, () => CARDS);
  return { play, wanted };
}

/** The words of the page in English. */
export async function speakEnglish(): Promise<void> {
  await words.choose('en', false);
}
