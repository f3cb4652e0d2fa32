import { describe, expect, it } from 'vitest';
import { place, way, type Hex } from './map';

const hex = (row: number, column: number): Hex => ({ row, column, terrain: 'plain', cost: 1 });

describe('the way from a hex to its neighbours', () => {
  it.each([
    [hex(2, 2), hex(2, 3), 'e'],
    [hex(2, 2), hex(2, 1), 'w'],
    [hex(2, 2), hex(3, 2), 'ne'],
    [hex(2, 2), hex(3, 1), 'nw'],
    [hex(2, 2), hex(1, 2), 'se'],
    [hex(2, 2), hex(1, 1), 'sw'],
    [hex(3, 2), hex(4, 3), 'ne'],
    [hex(3, 2), hex(4, 2), 'nw'],
  ])('%o to %o is %s', (from, to, name) => {
    expect(way(from, to)).toBe(name);
  });

  it('calls a terrain that it does not know unknown land', () => {
    expect(place('swampland')).toBe('other');
  });
});
