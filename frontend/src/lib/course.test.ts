import { describe, expect, it } from 'vitest';
import { course } from './course';

describe('the course of a game', () => {
  const drawn = course([{ before: 0.5, after: 0.4 }, { before: 0.8, after: 0.8 }], 1, 100, 50);

  it('begins with the first decision and ends with the result', () => {
    expect(drawn.line).toBe('0,25 0,30 50,10 50,10 100,0');
  });

  it('goes straight down where a decision cost something', () => {
    expect(drawn.drops).toEqual([
      { x: 0, from: 25, to: 30 },
      { x: 50, from: 10, to: 10 },
    ]);
  });
});
