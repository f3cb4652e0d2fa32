/** Chance that belongs to a name: each card has its own colours and keeps them. */

import type { Paint } from './paint';

/** A small seeded generator (mulberry32). */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

const SKIES: readonly (readonly [string, string, string, string])[] = [
  ['#8ecae6', '#dff3fa', '#6aa84f', '#fff2b8'],
  ['#f7b267', '#fde6c8', '#8f6b4a', '#fff6da'],
  ['#5e548e', '#9f86c0', '#3d2f5b', '#f5e6ff'],
  ['#2a6f97', '#89c2d9', '#1f4f63', '#e3f6ff'],
  ['#e07a8b', '#fbdcd7', '#9a5a6d', '#fff4ec'],
  ['#5f8f80', '#d3e0cf', '#3f5f50', '#f3f7e8'],
  ['#26375c', '#56779f', '#182338', '#e8eefc'],
  ['#b98a9c', '#ffd5bd', '#6d4c5b', '#fff1e0'],
  ['#3f9a8f', '#bfe6d4', '#2c6358', '#f4ffe9'],
  ['#d9a441', '#f9e9b4', '#7d6a2c', '#fffbe6'],
];
const COLOURS = ['#e8799a', '#b98df0', '#6f8be0', '#5fc4ad', '#f3b04f', '#f27d52', '#9ad06c', '#d65f8f', '#52a9d8', '#c9a24a'];
const COATS = ['#fdfaf6', '#fbe9f1', '#efe8fb', '#e7f3f6', '#fdf1dc', '#e6deef'];
const SKINS = ['#f6dcc4', '#f2c9a5', '#e0a878', '#b97a50', '#8a5638', '#6b3f2a'];
const HAIRS = ['#3a2a2a', '#7a4a2a', '#c98a3a', '#e3c069', '#8d3a2d', '#b9b3c2', '#4a3b6b'];

/** The colours of a name. */
export function paint(name: string): Paint {
  const random = seeded(name);
  const [sky, sky2, ground, light] = pick(random, SKIES);
  const a = pick(random, COLOURS);
  const b = pick(random, COLOURS.filter((one) => one !== a));
  return { a, b, coat: pick(random, COATS), skin: pick(random, SKINS), hair: pick(random, HAIRS), sky, sky2, ground, light, random };
}
