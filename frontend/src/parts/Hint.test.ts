import { cleanup, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hint as Found } from '../lib/api';
import { game, picture, speakEnglish } from '../lib/testing';
import Hint from './Hint.svelte';

const FOUND: Found = { games: 40, rows: [{ option: 1, chance: 0.6, visits: 25 }, { option: 0, chance: 0.5, visits: 15 }] };
const question = {
  decision: 3,
  what: 'action',
  text: 'act',
  options: [{ text: 'play Good Deal', verb: 0, card: 3 }, { text: 'draw', verb: 1 }],
};

describe('a hint', () => {
  let answer: () => Response = () => new Response(JSON.stringify(FOUND));
  const asked = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(answer()));
  beforeEach(async () => {
    vi.stubGlobal('fetch', asked);
    answer = () => new Response(JSON.stringify(FOUND));
    await speakEnglish();
  });
  afterEach(() => {
    cleanup();
    asked.mockClear();
    vi.unstubAllGlobals();
  });

  it('is asked for on request only, with the secret in a header', async () => {
    render(Hint, { play: game(picture(question)).play });
    expect(asked).not.toHaveBeenCalled();
    page.getByText('Hint').click();
    await page.findByText('Draw a card');
    const [path, init] = asked.mock.calls[0]!;
    expect(path).toBe('/api/tables/AB3XY9/hint');
    expect((init?.headers as Record<string, string>)['X-Seat-Secret']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says the option, its chance, the next best and how many games were imagined, and marks the option', async () => {
    const { play } = game(picture(question));
    render(Hint, { play });
    page.getByText('Hint').click();
    const text = (await page.findByText('Draw a card')).closest('section')!.textContent!;
    expect(text).toContain('60 % to win');
    expect(text).toContain('The next best, Play Good Deal, has 50 %.');
    expect(text).toContain('From 40 imagined games');
    expect(play.advised).toBe(1);
  });

  it('shows why the table refuses one', async () => {
    answer = () => new Response(JSON.stringify({ why: 'There are hints only in games against bots.' }), { status: 409 });
    render(Hint, { play: game(picture(question)).play });
    page.getByText('Hint').click();
    expect(await page.findByText('There are hints only in games against bots.')).toBeTruthy();
  });

  it('is not offered beside another person, to a spectator, or when nothing is asked', () => {
    const many = game(picture(question)).play;
    many.view.seats[1]!.holder = 'person';
    const watching = game(picture(question)).play;
    watching.view.you = -1;
    expect([many, watching, game(picture(null)).play].map((play) => play.hinted)).toEqual([false, false, false]);
    expect(game(picture(question)).play.hinted).toBe(true);
  });
});
