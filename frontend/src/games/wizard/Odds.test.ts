import { cleanup, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Odds as Found } from '../../lib/api';
import { game, picture, speakEnglish } from '../../lib/testing';
import Odds from './Odds.svelte';

const FOUND: Found = {
  battle: 0.5,
  rows: [{ battle: 0.5, cards: [0, 1], draws: 2, attack: 0.25, damage: { average: 1.5, least: 1, most: 2 }, life: { average: 4, least: 4, most: 4 } }],
  unseen: [],
  abilities: [],
};
const question = { decision: 3, what: 'deck', text: 'build a deck', options: [] };

describe('the odds', () => {
  const asked = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(new Response(JSON.stringify(FOUND))));
  const scrolled = vi.fn();
  beforeEach(async () => {
    vi.stubGlobal('fetch', asked);
    Element.prototype.scrollIntoView = scrolled; // nothing is laid out here
    await speakEnglish();
  });
  afterEach(() => {
    cleanup();
    asked.mockClear();
    scrolled.mockClear();
    vi.unstubAllGlobals();
  });

  it('are not asked for before they are wanted', () => {
    render(Odds, { play: game(picture(question)).play });
    expect(asked).not.toHaveBeenCalled();
  });

  it('tell of decks that are judged after each card, and of stopping at once', async () => {
    const rows = [{ battle: 0.5, cards: [0, 1] }, { battle: 0.4, cards: [0, 1], draws: 0 }];
    asked.mockResolvedValueOnce(new Response(JSON.stringify({ ...FOUND, rows })));
    render(Odds, { play: game(picture(question)).play });
    page.getByText('Odds').click();
    expect(await page.findByText('Narwhal, Neigh: judge after each card')).toBeTruthy();
    expect(page.getByText('Narwhal, Neigh: Stop here')).toBeTruthy();
  });

  it('come into sight on a phone once they are known', async () => {
    render(Odds, { play: game(picture(question)).play });
    page.getByText('Odds').click();
    await page.findByText('Narwhal, Neigh: Draw 2 cards');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  it('are asked for with the secret in a header, never in the address', async () => {
    render(Odds, { play: game(picture(question)).play });
    page.getByText('Odds').click();
    expect(await page.findByText('Narwhal, Neigh: Draw 2 cards')).toBeTruthy();
    const [path, init] = asked.mock.calls[0]!;
    const secret = (init?.headers as Record<string, string>)['X-Seat-Secret'];
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(path).not.toContain(secret);
    expect(page.getByText(/1\.5 \(1–2\)/)).toBeTruthy();
  });
});
