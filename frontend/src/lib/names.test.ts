import { expect, test } from 'vitest';
import type { Catalogue } from './api';
import { pieces } from './names';

const CARDS: Catalogue = { game: 'unicorns', faces: [{ name: 'Neigh' }, { name: 'Super Neigh' }, { name: 'Basic Unicorn (Red)' }] };
const named = (text: string) => pieces(CARDS, text).filter((piece) => piece.face >= 0).map((piece) => piece.text);

test('the name of a card is found in a line', () => expect(named('Ana plays Neigh.')).toEqual(['Neigh']));
test('the longest name counts', () => expect(named('Ana plays Super Neigh.')).toEqual(['Super Neigh']));
test('a name with brackets is found', () => expect(named('Basic Unicorn (Red) is cancelled.')).toEqual(['Basic Unicorn (Red)']));
test('a part of a word is no name', () => expect(named('Neighbours look on.')).toEqual([]));
test('all pieces together are the line', () => {
  const line = 'Ana answers Neigh with Super Neigh!';
  expect(pieces(CARDS, line).map((piece) => piece.text).join('')).toBe(line);
});
