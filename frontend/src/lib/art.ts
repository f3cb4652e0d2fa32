/** Pictures of cards: drawn from the name, so that each card has its own and keeps it. */

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

export interface Sky {
  top: string;
  bottom: string;
  ground: string;
  light: string;
}

const SKIES: readonly Sky[] = [
  { top: '#8ecae6', bottom: '#dff3fa', ground: '#6aa84f', light: '#fff2b8' },
  { top: '#f7b267', bottom: '#fde6c8', ground: '#8f6b4a', light: '#fff6da' },
  { top: '#5e548e', bottom: '#9f86c0', ground: '#3d2f5b', light: '#f5e6ff' },
  { top: '#2a6f97', bottom: '#89c2d9', ground: '#1f4f63', light: '#e3f6ff' },
  { top: '#e07a8b', bottom: '#fbdcd7', ground: '#9a5a6d', light: '#fff4ec' },
  { top: '#52796f', bottom: '#cad2c5', ground: '#354f45', light: '#f3f7e8' },
  { top: '#22304f', bottom: '#4f6d9a', ground: '#182338', light: '#e8eefc' },
  { top: '#b5838d', bottom: '#ffcdb2', ground: '#6d4c5b', light: '#fff1e0' },
];

/** The sky over a card, from its name. */
export function sky(random: () => number): Sky {
  return pick(random, SKIES);
}

/** A wavy hill line across a width, as a path that is closed below. */
export function hill(random: () => number, width: number, height: number, base: number, swing: number): string {
  const points = 4;
  let path = `M0 ${height}V${(base - random() * swing).toFixed(1)}`;
  for (let n = 1; n <= points; n += 1) {
    const x = (width / points) * n;
    const y = base - random() * swing;
    path += `Q${(x - width / points / 2).toFixed(1)} ${(y - (random() - 0.5) * swing * 1.6).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${path}V${height}z`;
}

/** A star with so many points. */
export function star(x: number, y: number, outer: number, points = 5, inner = 0.45): string {
  let path = '';
  for (let n = 0; n < points * 2; n += 1) {
    const radius = n % 2 ? outer * inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    path += `${n ? 'L' : 'M'}${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${path}z`;
}
