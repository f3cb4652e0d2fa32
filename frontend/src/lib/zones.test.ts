import { describe, expect, it } from 'vitest';
import { handZones, isShown } from './zones';

describe('the zones of a game', () => {
  it('put the drawn magic before the rest of the hand', () => {
    expect(handZones('wizard', 0)).toEqual(['drawn cards 0', 'hand 0']);
  });

  it.each([
    ['unicorns', 'hand 0', true],
    ['unicorns', 'hand 1', false],
    ['unicorns', 'stable 1', true],
    ['unicorns', 'nursery', false],
    ['narrators', 'pending cards', true],
    ['narrators', 'transforms on The Page 1', true],
    ['narrators', 'deck 0', false],
  ])('of %s: %s is on the board: %s', (game, zone, shown) => {
    expect(isShown(game, 0, zone)).toBe(shown);
  });
});
