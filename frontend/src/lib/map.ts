/** The wizard's map: where its hexes lie. Rows go north; odd rows stand half a hex further east. */

import type { World } from './api';

export type Hex = World['hexes'][number];
export type Way = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

const TERRAINS = ['plain', 'start', 'encounter', 'forest', 'village', 'town', 'mountain', 'hills', 'marsh', 'wasteland', 'castle'];

/** East of the map's left edge, in hexes. */
export function east(hex: { row: number; column: number }): number {
  return hex.column + (hex.row % 2 ? 0.5 : 0);
}

/** The direction from one hex to another. */
export function way(from: Hex, to: Hex): Way {
  const right = east(to) - east(from);
  const up = to.row - from.row;
  const sideways = right > 0 ? 'e' : right < 0 ? 'w' : '';
  return `${up > 0 ? 'n' : up < 0 ? 's' : ''}${sideways}` as Way;
}

/** The terrain by a name that the page has a word for. */
export function place(terrain: string): string {
  return TERRAINS.includes(terrain) ? terrain : 'other';
}
