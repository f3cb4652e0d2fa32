import { describe, expect, it } from 'vitest';
import { stage } from './ring';

const whole = { floor: 2.5, ceiling: 12 };

describe('the ring of an instant window', () => {
  it('shows the floor first, in whole seconds', () => {
    expect(stage({ floor: 2.5, ceiling: 12 }, 0.6, whole)).toMatchObject({ part: 'floor', left: 2 });
  });

  it('shows the time to the ceiling once the floor is over', () => {
    expect(stage({ floor: 2.5, ceiling: 12 }, 4, whole)).toMatchObject({ part: 'open', left: 8 });
  });

  it('is empty at the ceiling and does not go below', () => {
    expect(stage({ floor: 0, ceiling: 1 }, 30, whole)).toEqual({ part: 'open', left: 0, share: 0 });
  });

  it('goes on from where it was after a new view', () => {
    expect(stage({ floor: 1.25, ceiling: 10.75 }, 0, whole).share).toBeCloseTo(0.5);
  });

  it('tells hours where there are many', () => {
    expect(stage({ floor: 0, ceiling: 43200 }, 3700, { floor: 10, ceiling: 43200 })).toMatchObject({ part: 'hours', left: 11 });
  });

  it('has no end at a table without a ceiling', () => {
    expect(stage({ floor: 0, ceiling: -1 }, 100, { floor: 2.5, ceiling: -1 })).toEqual({ part: 'endless', left: 0, share: 1 });
  });
});
