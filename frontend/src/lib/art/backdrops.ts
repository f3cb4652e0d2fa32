/** What stands behind: a land, a room, the sea, or light. */

import { CREAM, HIGH, PLAIN, WIDE, box, dot, oval, path, star, type Draw, type Paint } from './paint';

function sky(p: Paint): string {
  return box(0, 0, WIDE, HIGH, 0, p.sky, PLAIN) + box(0, 38, WIDE, 52, 0, p.sky2, `${PLAIN} opacity="0.8"`);
}

function ridge(p: Paint, base: number, swing: number): string {
  let d = `M0 ${HIGH}V${(base - p.random() * swing).toFixed(0)}`;
  for (let n = 1; n <= 4; n += 1) {
    const x = 30 * n;
    const y = base - p.random() * swing;
    d += `Q${x - 15} ${(y - (p.random() - 0.5) * swing * 1.6).toFixed(0)} ${x} ${y.toFixed(0)}`;
  }
  return `${d}V${HIGH}z`;
}

function ground(p: Paint): string {
  return path(ridge(p, 64, 18), p.ground, `${PLAIN} opacity="0.5"`) + path(ridge(p, 78, 12), p.ground, PLAIN);
}

function sparks(p: Paint, count = 9): string {
  return Array.from({ length: count }, () => dot(Math.round(p.random() * 120), Math.round(p.random() * 55), 0.7 + p.random() * 1.3, p.light, `${PLAIN} opacity="0.8"`)).join('');
}

const land: Draw = (p) => sky(p) + dot(Math.round(18 + p.random() * 84), Math.round(12 + p.random() * 16), 6 + p.random() * 5, p.light, PLAIN) + ground(p);
const night: Draw = (p) =>
  box(0, 0, WIDE, HIGH, 0, '#1d2547', PLAIN) + box(0, 45, WIDE, 45, 0, '#3a4a80', `${PLAIN} opacity="0.7"`) + dot(96, 20, 11, '#f4ecc8', PLAIN) + dot(92, 17, 10, '#1d2547', PLAIN) + sparks(p, 14) + path(ridge(p, 78, 14), '#141a33', PLAIN);
const moon: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#2a2350', PLAIN) + dot(60, 38, 36, '#f1e6c2', PLAIN) + dot(48, 28, 6, '#dccf9f', PLAIN) + dot(76, 50, 5, '#dccf9f', PLAIN) + dot(72, 22, 3, '#dccf9f', PLAIN) + path(ridge(p, 82, 10), '#171233', PLAIN);
const redmoon: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#3b1526', PLAIN) + dot(60, 38, 36, '#e8694a', PLAIN) + dot(48, 28, 6, '#c9503a', PLAIN) + path(ridge(p, 82, 10), '#1f0a14', PLAIN);
const rays: Draw = (p) => {
  const beams = Array.from({ length: 12 }, (_, n) => {
    const [x, y, u, v] = [n, n + 0.5].flatMap((one) => [60 + 110 * Math.cos((Math.PI * one) / 6), 45 + 110 * Math.sin((Math.PI * one) / 6)]);
    return `M60 45L${x!.toFixed(0)} ${y!.toFixed(0)}L${u!.toFixed(0)} ${v!.toFixed(0)}z`;
  }).join('');
  return box(0, 0, WIDE, HIGH, 0, p.sky, PLAIN) + path(beams, p.light, `${PLAIN} opacity="0.45"`);
};
const rainbow: Draw = (p) =>
  sky(p) + ['#e8799a', '#f3b562', '#f7e39c', '#86c98b', '#7a8fd8'].map((colour, n) => path(`M${-14 + n * 7} 96a${74 - n * 7} ${78 - n * 7} 0 0 1 ${148 - n * 14} 0`, 'none', `stroke="${colour}" stroke-width="7"`)).join('') + path(ridge(p, 82, 8), p.ground, PLAIN);
const sea: Draw = () =>
  box(0, 0, WIDE, HIGH, 0, '#8fd0e8', PLAIN) + dot(98, 16, 9, '#fff2b8', PLAIN) + path('M0 40q10-6 20 0t20 0 20 0 20 0 20 0 20 0v50H0z', '#4f9cc4', PLAIN) + path('M0 66q10-6 20 0t20 0 20 0 20 0 20 0 20 0v24H0z', '#2f7aa6', PLAIN);
const deep: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#1f6f94', PLAIN) + path('M20 0L0 90h30L40 0zM70 0L64 90h34L90 0z', '#8fdcef', `${PLAIN} opacity="0.25"`) + sparks(p, 8) + path('M0 84q20-8 40 0t40 0 40 0v8H0z', '#174f6b', PLAIN);
const stage: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#3b2340', PLAIN) + path('M60-6L22 90h76z', p.light, `${PLAIN} opacity="0.35"`) + path('M0 0h26q2 40-12 78H0zM120 0H94q-2 40 12 78h14z', '#a83246', '') + path('M8 0q4 36-2 76M17 0q3 34-4 74M112 0q-4 36 2 76M103 0q-3 34 4 74', 'none', 'opacity="0.5"') + box(0, 78, WIDE, 12, 0, '#8a5a3b', PLAIN);
const hall: Draw = (p) => box(0, 0, WIDE, HIGH, 0, p.sky, PLAIN) + path('M10 66V24a14 14 0 0 1 28 0v42zM82 66V24a14 14 0 0 1 28 0v42z', p.light, 'opacity="0.8"') + path('M24 10v56M96 10v56M10 36h28M82 36h28', 'none', 'opacity="0.5"') + box(0, 70, WIDE, 20, 0, p.ground, PLAIN) + path('M0 70h120', 'none', '');
const books: Draw = (p) => {
  const rows = [4, 34, 64].map((y) => Array.from({ length: 13 }, (_, n) => box(n * 9.4 + 1, y + Math.round(p.random() * 6), 7.6, 24, 1, ['#a8503f', '#3f6f8f', '#6f8a4a', '#c79a45', '#6b4a86'][Math.floor(p.random() * 5)]!, 'stroke-width="0.8"')).join('') + box(0, y + 25, WIDE, 4, 0, '#5b3a26', PLAIN));
  return box(0, 0, WIDE, HIGH, 0, '#4a2f20', PLAIN) + rows.join('') + box(0, 0, WIDE, HIGH, 0, '#20120c', `${PLAIN} opacity="0.35"`);
};
const forest: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#9fc7a0', PLAIN) + path('M6 90V10h8v80zM30 90V4h6v86zM86 90V6h7v84zM108 90V0h9v90z', '#5b4632', PLAIN) + oval(10, 8, 24, 18, '#3f7f52', PLAIN) + oval(34, 2, 20, 15, '#57996a', PLAIN) + oval(90, 4, 22, 17, '#3f7f52', PLAIN) + oval(114, 2, 20, 20, '#57996a', PLAIN) + path(ridge(p, 80, 8), '#3a6b45', PLAIN);
const graves: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#4a5570', PLAIN) + dot(94, 18, 10, '#e8ecd8', PLAIN) + path(ridge(p, 76, 8), '#2f3a4a', PLAIN) + path('M12 76V58a8 8 0 0 1 16 0v18zM92 80V64a7 7 0 0 1 14 0v16z', '#8a93a3', '') + path('M20 56v10M16 60h8', 'none', '');
const fire: Draw = () => box(0, 0, WIDE, HIGH, 0, '#5a1f1f', PLAIN) + path('M0 90V50q8-12 6-28 14 10 16 26 6-16 2-34 18 12 20 34 8-14 4-40 20 14 20 42 8-12 6-30 16 12 16 32 6-8 6-22 14 12 24 22v38z', '#f27438', PLAIN) + path('M0 90V68q10-6 10-18 12 8 14 18 8-8 6-20 14 10 16 22 8-8 6-24 16 12 16 24 8-6 8-18 12 8 14 18 8-6 8-14 12 8 22 14v16z', '#ffd166', PLAIN);
const town: Draw = (p) => sky(p) + path('M0 90V52h14V40l10-10 10 10v18h10V34h22v24h8V44l10-12 10 12v10h16v36z', p.ground, '') + path('M22 44h5v6h-5zM52 42h5v6h-5zM60 54h5v6h-5zM84 50h5v6h-5z', '#ffe08a', PLAIN);
const lab: Draw = () => box(0, 0, WIDE, HIGH, 0, '#2f4a52', PLAIN) + path('M0 30h120', 'none', 'stroke="#8fb0b5"') + path('M14 30V18h-3v-3h12v3h-3v12zM96 30q-8-8 0-14V10h6v6q8 6 0 14z', '#8fe0c0', '') + box(0, 74, WIDE, 16, 0, '#6b5344', PLAIN);
const web: Draw = (p) => box(0, 0, WIDE, HIGH, 0, p.sky, PLAIN) + path('M0 0l60 45L120 0M0 90l60-45 60 45M60 0v90M0 45h120', 'none', `stroke="${CREAM}" opacity="0.35"`) + path(star(60, 45, 26, 8, 0.8) + star(60, 45, 42, 8, 0.8), 'none', `stroke="${CREAM}" opacity="0.35"`);
const sunset: Draw = (p) => box(0, 0, WIDE, HIGH, 0, '#f08a5d', PLAIN) + box(0, 0, WIDE, 34, 0, '#b83b5e', `${PLAIN} opacity="0.7"`) + dot(60, 62, 30, '#ffd98a', PLAIN) + path(ridge(p, 82, 10), '#5a2a4e', PLAIN);

export const BACKDROPS = { land, night, moon, redmoon, rays, rainbow, sea, deep, stage, hall, books, forest, graves, fire, town, lab, web, sunset };
export type Backdrop = keyof typeof BACKDROPS;
