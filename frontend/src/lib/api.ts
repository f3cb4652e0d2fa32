/** The table's small HTTP interface. */

import { secret } from './device';
import type { LogLine, PictureView } from './messages';

export interface GameEntry {
  name: string;
  title: string;
  seats: [number, number];
  levels: string[];
}

export interface TableEntry {
  code: string;
  game: string;
  title: string;
  stage: string;
  names: string[];
  open_seats: number;
}

export interface Face {
  name: string;
  type?: string;
  text?: string;
  notes?: string[];
  score?: number;
  power?: number;
  subtypes?: string[];
  sides?: { name: string; text: string; support: number[] }[];
  enemy?: {
    colour: string;
    attack: number[];
    reward: number;
    regen: number;
    profiles: { area: number; life: number; resist: number[] }[];
  };
}

export interface World {
  hexes: { row: number; column: number; terrain: string; cost: number; recover?: number; slot?: number; colour?: string }[];
  castle: number;
  areas: string[];
  types: string[];
  spells: { name: string; book: string; cards: number[]; attack: number[]; heal?: number }[];
  life_most: number;
}

export interface Catalogue {
  game: string;
  faces: Face[];
  world?: World | null;
}

/** A request that failed, with the server's sentence. */
export class Trouble extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    const language = { 'Accept-Language': document.documentElement.lang || 'en' };
    response = await fetch(path, { ...init, headers: { ...language, ...init?.headers } });
  } catch {
    throw new Trouble('no-connection');
  }
  const data = (await response.json().catch(() => ({}))) as T & { why?: string };
  if (!response.ok) throw new Trouble(data.why ?? `${response.status}`);
  return data;
}

export interface Spread {
  average: number;
  least: number;
  most: number;
}

export interface OddsRow {
  battle: number;
  option?: number;
  cards?: number[];
  draws?: number;
  attack?: number;
  damage?: Spread | null;
  life?: Spread | null;
}

export interface Odds {
  battle: number;
  rows: OddsRow[];
  unseen: { colour: string; slots: number; names: string[] }[];
  abilities: string[];
}

export interface HintRow {
  option: number;
  chance: number;
  visits: number;
}

export interface Hint {
  games: number;
  rows: HintRow[];
}

/** Random events of one kind for one seat. */
export interface Luck {
  seat: number;
  what: string;
  times: number;
  came: number;
  expected: number;
  /** The standard deviation. */
  spread: number;
  /** How often it comes so far out; 1 = nothing is more usual. */
  rarity: number;
}

/** One decision, with the chance to win before it and after it, as shares of 1. */
export interface ReviewStep {
  answers: number;
  where: string;
  taken: string;
  best: string;
  before: number;
  after: number;
}

export interface Review {
  steps: ReviewStep[];
  /** Places in the list of steps, the costliest first. */
  mistakes: number[];
  start: number;
  end: number;
  played_away: number;
  luck: number;
  allowed: number;
  deals: number;
}

/** Let the table forget this person, everywhere. */
export const forgetMe = () => ask<object>('/api/forget-me', { method: 'POST', headers: { 'X-Seat-Secret': secret() } });

export const games = () => ask<GameEntry[]>('/api/games');
export const openTables = () => ask<TableEntry[]>('/api/tables');
export const table = (code: string) => ask<TableEntry>(`/api/tables/${encodeURIComponent(code)}`);
export const catalogue = (code: string) => ask<Catalogue>(`/api/tables/${code}/catalogue`);

/** The odds at this player's open decision; they can take seconds. */
export const odds = (code: string) => ask<Odds>(`/api/tables/${code}/odds`, { headers: { 'X-Seat-Secret': secret() } });

/** What to do at this player's open decision; it takes a second. */
export const hint = (code: string) => ask<Hint>(`/api/tables/${code}/hint`, { headers: { 'X-Seat-Secret': secret() } });

/** Deals a finished game again from its seed, all of it. */
export const dealAgain = (code: string) => ask<{ answers: number; commitment: string }>(`/api/tables/${code}/deal-again`);

/** What chance gave in a finished game. */
export const luck = (code: string) => ask<Luck[]>(`/api/tables/${code}/luck`);

/** What the decisions of a finished game did to the chance to win; it takes seconds. */
export const review = (code: string) => ask<Review>(`/api/tables/${code}/review`);

export interface Recording {
  /** What the seat saw before the first answer, and after each one. */
  pictures: PictureView[];
  log: LogLine[];
}

/** A finished game as a seat saw it, or everybody (-1). */
export const recording = (code: string, seat: number) => ask<Recording>(`/api/tables/${code}/replay${seat < 0 ? '' : `/${seat}`}`);

/** A new table; its code. */
export async function openTable(game: string, name: string, playNow: boolean): Promise<string> {
  const body = JSON.stringify({ game, name, secret: secret(), play_now: playNow });
  return (await ask<{ code: string }>('/api/tables', { method: 'POST', body })).code;
}
