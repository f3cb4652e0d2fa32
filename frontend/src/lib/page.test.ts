import { describe, expect, it } from 'vitest';
import type { PictureView } from './messages';
import { page, under } from './page';

/** Seat 0 challenges with a stack (card 1 under 2) and with 3; the rival’s stack (8 under 9) faces the first. */
const picture: PictureView = {
  game: 'narrators',
  numbers: {},
  asked: [0],
  turn: 0,
  zones: [
    { name: 'Page 0', cards: [{ id: 1, face: 1, links: { covered: 2 } }, { id: 3, face: 3, marks: { power: 4, challenges: 1 } }, { id: 4, face: 4, marks: { power: 2 } }] },
    { name: 'transforms on The Page 0', cards: [{ id: 2, face: 2, marks: { power: 9, challenges: 1 }, links: { 'opposed by': 8 } }] },
    { name: 'Page 1', cards: [{ id: 7, face: 7, marks: { power: 3 } }, { id: 8, face: 8, links: { covered: 9 } }] },
    { name: 'transforms on The Page 1', cards: [{ id: 9, face: 9, marks: { power: 5 }, links: { opposing: 1 } }] },
  ],
};

describe('The Page', () => {
  it('shows a character by its top card, and who faces it', () => {
    const { pairs } = page(picture, 0);
    expect(pairs.map((pair) => [pair.mine?.id, pair.rival?.id])).toEqual([[2, 9], [3, undefined]]);
  });

  it('turns the sides around for the other player', () => {
    const { pairs } = page(picture, 1);
    expect(pairs.map((pair) => [pair.mine?.id, pair.rival?.id])).toEqual([[9, 2], [undefined, 3]]);
  });

  it('keeps apart those who take no part', () => {
    const { mine, rival } = page(picture, 0);
    expect([mine.map((card) => card.id), rival.map((card) => card.id)]).toEqual([[4], [7]]);
  });

  it('knows what lies under a character', () => {
    expect(under(picture, { id: 9 }).map((card) => card.id)).toEqual([8]);
  });
});
