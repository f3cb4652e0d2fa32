/** What drawings are made of: a palette, small shapes as SVG text, all on a canvas of 120 × 90. */

export const WIDE = 120;
export const HIGH = 90;
export const INK = '#2b2140';
export const GOLD = '#f6c453';
export const CREAM = '#fff7e6';

export interface Paint {
  /** Mane, clothes. */
  a: string;
  /** A second colour. */
  b: string;
  /** Coat, skin of creatures. */
  coat: string;
  skin: string;
  hair: string;
  sky: string;
  sky2: string;
  ground: string;
  light: string;
  random: () => number;
}

/** A drawing in its own right or part of one. */
export type Draw = (p: Paint) => string;

export function path(d: string, fill = 'none', more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function dot(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
}

/** A part moved, and made larger or smaller. */
export function at(x: number, y: number, inside: string, size = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn})">${inside}</g>`;
}

export const PLAIN = 'stroke="none"';

/** Two eyes. */
export function eyes(x: number, y: number, apart: number, r = 2.4): string {
  return [x - apart, x + apart].map((cx) => dot(cx, y, r, INK) + dot(cx + r * 0.35, y - r * 0.4, r * 0.38, '#fff', PLAIN)).join('');
}

export function star(x: number, y: number, outer: number, points = 5, inner = 0.45): string {
  let d = '';
  for (let n = 0; n < points * 2; n += 1) {
    const radius = n % 2 ? outer * inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    d += `${n ? 'L' : 'M'}${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${d}z`;
}

export function heart(x: number, y: number, size: number, fill = '#ef5d7f'): string {
  return at(x, y, path('M0 8C-10 1-9-7-4-7-1-7 0-4 0-3 0-4 1-7 4-7 9-7 10 1 0 8z', fill), size / 8);
}
