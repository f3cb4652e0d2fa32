/** Figures, each with the place of a hat and of a thing it holds. */

import { GOLD, INK, PLAIN, box, dot, eyes, oval, path, star, type Draw, type Paint } from './paint';

export interface Creature {
  draw: Draw;
  /** Where the top of the head is, and how large a hat is. */
  top: readonly [number, number, number];
  hand: readonly [number, number];
}

const RAINBOW = ['#e8799a', '#f3b562', '#f7e39c', '#86c98b', '#7a8fd8'];

function horn(d: string, grooves: string): string {
  return path(d, GOLD) + path(grooves, 'none');
}

function mane(p: Paint, rainbow: boolean): string {
  const body = path('M58 31c-11 2-16 9-15 18-8 3-12 10-11 19-6 5-8 12-8 22h11c-1-12 2-21 10-25-2-9 2-16 10-19 0-7 1-11 3-15z', rainbow ? RAINBOW[0]! : p.a);
  if (!rainbow) return body + path('M52 40c-4 4-6 9-5 15-5 3-8 8-8 14', 'none', `stroke="${p.b}" stroke-width="3"`);
  return body + RAINBOW.slice(1).map((colour, n) => path(`M${55 - n * 3} ${36 + n * 5}c-6 3-9 8-8 15-6 3-9 9-9 17-3 3-5 8-5 18`, 'none', `stroke="${colour}" stroke-width="3.2"`)).join('');
}

function unicornHead(p: Paint, kind: { rainbow?: boolean; noHorn?: boolean; eye?: string } = {}): string {
  return (
    path('M34 90c-2-20 3-32 15-38l5-16c3-8 13-11 21-7 8 3 13 10 16 17l5 9c2 4-1 8-5 8l-10 1-6-3c-1 11 2 20 8 29z', p.coat) +
    (kind.noHorn ? '' : horn('M71 30L84 2l3 30z', 'M75 21l9 2M78 14l6 1.5')) +
    mane(p, kind.rainbow ?? false) +
    path('M58 31l1-11 8 8z', p.coat) +
    (kind.eye ?? dot(77, 44, 2.7, INK) + dot(78, 43, 1, '#fff', PLAIN)) +
    path('M91 60q-4 3-8 1', 'none') +
    dot(92, 55, 1, INK, PLAIN) +
    dot(82, 54, 3.4, '#f4a3b8', `${PLAIN} opacity="0.75"`)
  );
}

const ANGRY = path('M72 39l9 3', 'none', 'stroke-width="2.5"') + dot(77, 45, 2.6, INK);
const LASHES = dot(77, 44, 2.7, INK) + path('M79 41l4-3M80 43l5-1M76 40l1-4', 'none', 'stroke-width="1.3"');

function wings(fill: string): string {
  return path('M40 62C18 60 4 44 4 18c10 6 14 12 18 18-2-8-2-14 0-20 8 6 12 14 14 22 0-6 2-10 4-14 8 10 10 22 8 34z', fill) + path('M12 32q8 18 24 24M24 26q6 18 16 26', 'none', 'opacity="0.5"');
}

function narwhal(p: Paint, fill = '#9fb9d6'): string {
  return (
    path('M14 62c4-22 26-32 50-27 20 4 34 14 42 26-14 10-38 15-62 11-6 6-13 9-22 9 2-6 1-12-8-19z', fill) +
    path('M40 70c16 4 42 2 62-9-6-2-12-2-18 1-14 6-30 9-44 8z', '#f2f6fb') +
    horn('M96 44L118 10l-12 40z', 'M103 36l7 3M108 28l5 2') +
    dot(84, 53, 2.8, INK) + dot(85, 52, 1, '#fff', PLAIN) + path('M92 62q-5 3-9 1', 'none') + path('M60 76c2 6 8 8 14 6-1-5-5-8-10-9z', fill) + dot(78, 60, 3, '#f4a3b8', `${PLAIN} opacity="0.7"`)
  );
}

function person(p: Paint, hair = true, build = 34): string {
  return (
    path(`M${60 - build} 92c0-28 12-40 34-40s34 12 34 40z`.replace('34-40s34 12 34 40', `${build}-40s${build} 12 ${build} 40`), p.a) +
    path('M50 54l10 12 10-12', '#fff7ec') +
    (hair ? path('M40 40c-4-24 8-30 20-30s24 6 20 30l2 10H38z', p.hair) : '') +
    dot(60, 36, 16, p.skin) + eyes(60, 36, 6, 2) + path(`M54 44q6 ${(2 + p.random() * 4).toFixed(1)} 12 0`, 'none') +
    (hair ? path('M44 32c2-14 12-18 20-16 8 1 12 8 12 16-6-8-22-8-32 0z', p.hair) : '')
  );
}

function corgi(): string {
  return (
    path('M36 90q-4-26 24-30 28 4 24 30z', '#e79a4c') + path('M50 90q-2-18 10-22 12 4 10 22z', '#fff7ec') +
    path('M36 40l-6-28 22 14zM84 40l6-28-22 14z', '#e79a4c') + path('M38 34l-3-14 11 8zM82 34l3-14-11 8z', '#f7c5b0', PLAIN) +
    path('M60 22c20 0 28 12 28 24 0 14-12 24-28 24S32 60 32 46c0-12 8-24 28-24z', '#e79a4c') + path('M60 24q-6 10-6 20c-10 2-14 10-12 16 4 6 10 10 18 10s14-4 18-10c2-6-2-14-12-16q0-10-6-20z', '#fff7ec', PLAIN) +
    eyes(60, 44, 12, 3) + oval(60, 54, 4.5, 3.2, INK) + path('M60 57v4q-5 5-9 1M60 61q5 5 9 1', 'none') + path('M57 64q3 8 6 0z', '#f07a92')
  );
}

function goose(p: Paint): string {
  return path('M18 74c10-16 30-22 46-18 2-14 2-28 12-34 10-4 20 2 20 12l14 5-14 5c-2 14-4 30-16 38-20 10-50 6-62-8z', '#fbfaf5') + path('M95 33l16 6-16 5z', '#f08a24') + dot(87, 31, 2.6, INK) + path('M34 68q16 10 34-2', 'none') + path('M76 50q6 3 12 0', 'none', `stroke="${p.a}" stroke-width="4"`);
}

function dragon(p: Paint): string {
  return (
    path('M20 90c-2-28 8-46 26-52 4-14 16-22 32-20 12 2 22 10 26 20-8 4-14 4-20 2 4 6 4 12 0 18-8-2-16 0-20 6 10 4 16 14 18 26z', p.a) +
    path('M48 42C36 24 22 20 8 24c8 4 10 10 8 16 8-2 14 2 16 10z', p.b) + path('M66 19l2-13 8 12zM80 21l6-12 4 16z', '#fff3c4') +
    dot(82, 32, 3, '#fff3c4') + dot(82.5, 32, 1.2, INK) + path('M46 52q8 2 12 8M42 62q8 2 12 8M40 72q8 2 12 8', 'none', 'stroke="#fff3c4"') + path('M102 40l3 2', 'none')
  );
}

function wolf(fill: string): string {
  return path('M22 90c-4-28 10-50 38-50s42 22 38 50z', fill) + path('M34 50l-6-34 22 18zM86 50l6-34-22 18z', fill) + path('M42 78l18 12 18-12q-4-26-18-30-14 4-18 30z', '#efe6da', PLAIN) + dot(47, 56, 4, '#ffe27a') + dot(73, 56, 4, '#ffe27a') + dot(47, 56, 1.6, INK) + dot(73, 56, 1.6, INK) + path('M40 49l10 4M80 49l-10 4', 'none', 'stroke-width="2.5"') + path('M54 68h12l-6 7z', INK) + path('M48 80l4 5 3-4 5 4 5-4 3 4 4-5', '#fff');
}

function ghost(): string {
  return path('M30 88V46c0-20 12-34 30-34s30 14 30 34v42l-10-8-10 8-10-8-10 8-10-8z', '#f7f5ff', 'opacity="0.95"') + oval(50, 42, 4, 6, INK) + oval(70, 42, 4, 6, INK) + oval(60, 58, 5, 5, INK);
}

function robot(p: Paint, fill: string): string {
  return box(32, 44, 56, 48, 8, fill) + box(42, 16, 36, 28, 7, fill) + dot(53, 29, 4.5, '#7fe0d2') + dot(67, 29, 4.5, '#7fe0d2') + path('M52 38h16M46 66h28M46 76h28', 'none') + dot(60, 55, 6, p.a) + path('M36 50q-12 6-12 22M84 50q12 6 12 22', 'none', `stroke="${fill}" stroke-width="8"`);
}

function pumpkin(fill: string): string {
  return path('M58 24q2-12 12-14l2 6q-6 2-6 8z', '#5d8a3a') + path('M60 26c34-14 50 14 44 36-5 22-22 26-44 22-22 4-39 0-44-22-6-22 10-50 44-36z', fill) + path('M60 26c-10 14-10 42 0 58M60 26c10 14 10 42 0 58M40 26c-10 14-10 42 2 56M80 26c10 14 10 42-2 56', 'none', 'opacity="0.45"') + path('M38 46l12 8H34zM82 46l-12 8h16zM40 64h40l-6 9-6-4-8 5-8-5-6 4z', '#ffe07a');
}

const TOP = [60, 20, 1] as const;
const HAND = [98, 66] as const;
const UNICORN = { top: [66, 28, 0.9], hand: [18, 64] } as const;

export const CREATURES: Record<string, Creature> = {
  unicorn: { draw: (p) => unicornHead(p), ...UNICORN },
  rainbowUnicorn: { draw: (p) => unicornHead(p, { rainbow: true }), ...UNICORN },
  angryUnicorn: { draw: (p) => unicornHead(p, { eye: ANGRY }), ...UNICORN },
  lovelyUnicorn: { draw: (p) => unicornHead(p, { eye: LASHES }), ...UNICORN },
  sawUnicorn: { draw: (p) => path('M70 30L78-8h10l0 40z', '#c9d0d8') + path('M70 30l3-3-1-3 3-3-2-3 3-3-1-3 3-3-2-3 3-3M88 30l3-3-3-3 3-3-3-3 3-3-3-3 3-3', 'none', 'stroke-width="1.3"') + unicornHead(p, { noHorn: true, eye: ANGRY }) + box(64, 24, 30, 9, 4, '#e2653d'), ...UNICORN },
  flyingUnicorn: { draw: (p) => wings('#fbfaff') + unicornHead(p), ...UNICORN },
  darkAngel: { draw: (p) => wings('#3a3348') + unicornHead({ ...p, coat: '#d9d2e6', a: '#3a3348', b: '#6b5a8a' }, { eye: ANGRY }), ...UNICORN },
  bee: { draw: (p) => wings('#d9f2fa') + unicornHead({ ...p, coat: '#ffd84f', a: '#3a2f2a', b: '#ffd84f' }, { eye: LASHES }) + path('M37 74q14 4 24 0M35 84q16 4 30 0', 'none', 'stroke="#3a2f2a" stroke-width="5"'), ...UNICORN },
  phoenix: { draw: (p) => path('M34 90C10 84 4 60 14 40q2 10 8 12Q18 30 34 14q0 12 6 16 2-14 14-22 0 12 6 20z', '#ff8a3c') + unicornHead({ ...p, coat: '#ffd9a0', a: '#f2683c', b: '#ffd166' }), ...UNICORN },
  cob: { draw: (p) => unicornHead({ ...p, coat: '#ffe27a', a: '#6fae4a', b: '#a4d07a' }) + path('M44 66h22M42 74h26M40 82h30M50 58v32M58 58v32', 'none', 'stroke="#c9962a" stroke-width="1"'), ...UNICORN },
  mermaid: { draw: (p) => path('M20 90C4 80 2 60 16 50q0 10 8 12 8-8 16-4Q34 72 52 90z', '#4fb3a5') + unicornHead({ ...p, a: '#4fb3a5', b: '#bff0df' }, { eye: LASHES }) + path('M42 80q6-6 12 0 6-6 12 0M40 88q6-6 12 0 6-6 12 0', 'none', 'stroke="#4fb3a5"'), ...UNICORN },
  hugeUnicorn: { draw: (p) => `<g transform="translate(-30 -8) scale(1.45)">${unicornHead(p)}</g>`, top: [62, 30, 1.3], hand: [20, 66] },
  foal: {
    draw: (p) =>
      path('M40 92q-6-20 8-26h24q14 6 8 26z', p.coat) + path('M34 42l-10-20 18 6zM86 42l10-20-18 6z', p.coat) +
      path('M60 22c20 0 30 12 30 26 0 18-14 28-30 28S30 66 30 48c0-14 10-26 30-26z', p.coat) + horn('M54 25l6-22 6 22z', 'M56 17l7 2M58 10l4 1') +
      path('M46 24q14-10 28 0-2 12-10 14 0-6-4-8-4 6-10 8-4-6-4-14z', p.a) + path('M54 26q4 2 4 8M66 25q-2 2-2 8', 'none', `stroke="${p.b}" stroke-width="2.2"`) +
      eyes(60, 50, 13, 4.6) + oval(60, 66, 12, 8, '#fff', `${PLAIN} opacity="0.6"`) + path('M55 66q5 5 10 0', 'none') + dot(42, 60, 4, '#f4a3b8', `${PLAIN} opacity="0.8"`) + dot(78, 60, 4, '#f4a3b8', `${PLAIN} opacity="0.8"`),
    top: [60, 24, 1], hand: HAND,
  },
  narwhal: { draw: (p) => narwhal(p), top: [74, 36, 0.8], hand: [24, 28] },
  babyNarwhal: { draw: (p) => `<g transform="translate(14 14) scale(0.8)">${narwhal(p, '#b7d3ea')}</g>` + path('M30 84q30 8 60 0', 'none', 'stroke="#fff" opacity="0.7"'), top: [74, 44, 0.6], hand: [24, 30] },
  torpedo: { draw: (p) => narwhal(p, '#7d8a9c') + path('M30 46l-20-10v34l20-8z', '#e2653d') + path('M44 40v30M58 37v36', 'none') + box(48, 48, 10, 10, 2, '#f6c453'), top: [74, 36, 0.8], hand: [24, 24] },
  shabby: { draw: (p) => narwhal(p, '#b0a892') + path('M46 46h14v12H46zM66 58h12v8H66z', '#8a6d4a', 'stroke-dasharray="2.5 2"') + path('M30 58l8 6M36 52l4 8', 'none'), top: [74, 36, 0.8], hand: [24, 26] },
  rhino: { draw: () => path('M24 90q-6-34 20-44 20-8 38 4l22 18q6 10-4 16-22 6-36 0 2 4 4 8z', '#9aa0ac') + path('M46 46l-6-16 16 12z', '#9aa0ac') + horn('M92 62L108 22l4 48z', 'M97 52l11 4M101 42l8 3') + path('M82 54l4-12 4 16z', '#d8dbe2') + dot(70, 58, 2.6, INK) + path('M98 80q-6 2-12 0M52 60q-4 10 0 20', 'none'), top: [54, 44, 0.9], hand: [20, 30] },
  kitten: { draw: (p) => path('M38 90q-4-16 22-18 26 2 22 18z', '#f3b98a') + path('M34 44l-4-30 22 14zM86 44l4-30-22 14z', '#f3b98a') + path('M60 24c22 0 32 12 32 26S78 76 60 76 28 64 28 50s10-26 32-26z', '#f3b98a') + horn('M54 28l6-26 6 26z', 'M56 19l7 2M58 11l4 1') + eyes(60, 48, 14, 5) + path('M56 58h8l-4 4zM60 62q-4 5-8 2M60 62q4 5 8 2M26 56l-14-3M26 62l-14 3M94 56l14-3M94 62l14 3', '#e8799a') + path('M46 30l2 8M74 30l-2 8', 'none', `stroke="${p.a}" stroke-width="3"`), top: [60, 26, 1], hand: HAND },
  llama: { draw: (p) => path('M40 90V50q-4-8 0-16 8-12 24-8 16 2 24 16 4 8-2 12l-16 2q-4 16 2 34z', '#f5ead8') + path('M44 34c-4-12-2-20 2-26 6 6 8 14 7 22zM58 28c0-10 3-16 7-20 4 6 4 14 0 21z', '#f5ead8') + horn('M66 28l12-24 4 28z', 'M70 20l9 2M73 12l7 2') + dot(70, 40, 2.8, INK) + path('M84 50q-4 2-8 0', 'none') + path('M38 66q16 8 32 0l2 14q-18 8-36 0z', p.a) + path('M40 72q14 6 30 0', 'none', `stroke="${p.b}" stroke-width="3"`), top: [54, 26, 0.8], hand: [22, 60] },
  shark: { draw: () => path('M4 60q30-34 74-28 24 4 38 24-6 16-30 22-44 8-82-18z', '#7f93a8') + path('M30 64q30 16 60 6l20-12q-14 2-30 2-26 2-50 4z', '#eef3f7') + path('M48 36l10-24 14 22z', '#7f93a8') + horn('M96 40l18-28-4 36z', 'M102 34l8 3M106 26l6 2') + dot(90, 48, 2.8, INK) + path('M108 60l-24 8 4-6-8 4 2-6-8 2', '#fff') + path('M70 46v10M75 46v10M80 47v9', 'none'), top: [70, 34, 0.7], hand: [20, 26] },
  goose: { draw: goose, top: [86, 22, 0.7], hand: [26, 40] },
  gooseUnicorn: { draw: (p) => goose(p) + horn('M82 22l10-20 4 22z', 'M86 15l7 1M88 9l5 1'), top: [80, 22, 0.7], hand: [26, 40] },
  hydra: { draw: () => path('M10 90q6-24 50-26 44 2 50 26z', '#fbfaf5') + [[24, 0], [60, -10], [96, 0]].map(([x, y]) => path(`M${x! - 6} 70q-2-24 2-34 4-12 16-8 6 4 4 10l8 3-9 3q-6 10-5 28z`, '#fbfaf5', `transform="translate(0 ${y})"`) + path(`M${x! + 15} ${37 + y!}l9 3-9 3z`, '#f08a24') + dot(x! + 9, 34 + y!, 2, '#c0392b')).join(''), top: [64, 16, 0.6], hand: HAND },
  corgi: { draw: corgi, top: [60, 24, 0.95], hand: HAND },
  fairyCorgi: { draw: () => path('M34 60C10 52 4 28 16 16c14 8 22 20 22 34zM86 60c24-8 30-32 18-44-14 8-22 20-22 34z', '#d7f2ee') + corgi(), top: [60, 24, 0.95], hand: HAND },
  dragon: { draw: dragon, top: [72, 20, 0.8], hand: [100, 68] },
  horse: { draw: (p) => path('M34 90c-2-20 3-32 15-38l5-16c3-8 13-11 21-7 8 3 13 10 16 17l9 13c2 4-1 9-5 9l-14 1-6-3c-1 11 2 16 8 24z', '#a8734a') + path('M58 31c-11 2-16 9-15 18-8 3-12 10-11 19-6 5-8 12-8 22h11c-1-12 2-21 10-25-2-9 2-16 10-19 0-7 1-11 3-15z', '#4a2f22') + path('M58 31l1-12 9 9zM68 29l4-9 5 10z', '#a8734a') + path('M58 40l26 18M80 62l4-22', 'none', `stroke="${p.a}" stroke-width="3"`) + dot(77, 43, 2.7, INK) + dot(95, 60, 1.3, INK, PLAIN), top: [66, 26, 0.8], hand: [22, 60] },
  bat: { draw: (p) => path('M60 40C46 20 22 18 4 30c8 2 12 8 12 14 8-2 14 0 18 8 6-4 12-4 18 2zM60 40c14-20 38-22 56-10-8 2-12 8-12 14-8-2-14 0-18 8-6-4-12-4-18 2z', '#4d4466') + path('M46 44l-4-16 12 8zM74 44l4-16-12 8z', '#6b5f8a') + oval(60, 52, 17, 19, '#6b5f8a') + eyes(60, 48, 7, 3.4) + path('M54 58q6 5 12 0l-2 6-2-4h-4l-2 4z', '#fff') + dot(60, 74, 1, p.a, PLAIN), top: [60, 34, 0.7], hand: [98, 70] },
  moth: { draw: (p) => path('M56 40C40 10 12 10 8 28c-2 14 10 22 24 22-14 4-16 22-4 26 14 2 26-12 30-26zM64 40c16-30 44-30 48-12 2 14-10 22-24 22 14 4 16 22 4 26-14 2-26-12-30-26z', p.b) + dot(28, 30, 6, p.a) + dot(92, 30, 6, p.a) + dot(34, 64, 4, p.a) + dot(86, 64, 4, p.a) + oval(60, 50, 6, 22, '#efe6da') + path('M57 30q-6-16-14-18M63 30q6-16 14-18', 'none') + eyes(60, 36, 3.4, 1.8), top: [60, 28, 0.6], hand: [100, 76] },
  troll: { draw: (p) => path('M16 92c0-30 12-44 44-44s44 14 44 44z', '#5b6e4a') + path('M30 34q-14-2-14 8t16 8zM90 34q14-2 14 8t-16 8z', '#7fa062') + path('M60 10c24 0 32 14 32 30S80 66 60 66 28 56 28 40s8-30 32-30z', '#7fa062') + eyes(60, 34, 11, 3) + oval(60, 44, 8, 7, '#93b474') + path('M44 54q16 10 32 0M50 56l2-8 4 9M70 56l-2-8-4 9', '#fff') + path('M40 14q10-12 20-4 10-8 20 4', 'none', `stroke="${p.hair}" stroke-width="5"`), top: [60, 14, 1], hand: HAND },
  goblin: { draw: (p) => path('M26 92c0-26 12-36 34-36s34 10 34 36z', p.a) + path('M34 36L8 26q6 20 26 20zM86 36l26-10q-6 20-26 20z', '#86b562') + path('M60 14c20 0 28 12 28 26S76 66 60 66 32 54 32 40s8-26 28-26z', '#86b562') + dot(50, 36, 5, '#ffe27a') + dot(70, 36, 5, '#ffe27a') + dot(50, 36, 2, INK) + dot(70, 36, 2, INK) + path('M56 44l4 8 5-8M46 56q14 6 28 0l-4 5-4-3-4 4-4-4-4 3z', '#fff'), top: [60, 16, 0.9], hand: HAND },
  ghost: { draw: ghost, top: [60, 16, 0.95], hand: HAND },
  robot: { draw: (p) => robot(p, '#a9b0ba'), top: [60, 18, 1], hand: [98, 64] },
  brass: { draw: (p) => robot(p, '#d0a95c'), top: [60, 18, 1], hand: [98, 64] },
  stone: { draw: () => path('M24 92V58q2-10 14-12V26q0-14 22-14t22 14v20q12 2 14 12v34z', '#9a9486') + path('M38 46h44M46 92V66M74 92V66M52 20l-6 14 8 6M78 30l-8 10', 'none', 'opacity="0.6"') + box(46, 28, 9, 6, 1, '#ffe07a') + box(65, 28, 9, 6, 1, '#ffe07a') + path('M50 42h20', 'none'), top: [60, 16, 1], hand: [98, 68] },
  colossus: { draw: (p) => `<g transform="translate(-12 4) scale(1.2)">${robot(p, '#8f7a6a')}</g>` + box(28, 10, 10, 24, 2, '#5b4a3f') + box(84, 10, 10, 24, 2, '#5b4a3f'), top: [60, 20, 1.1], hand: [104, 70] },
  pumpkin: { draw: () => pumpkin('#f08a24'), top: [60, 22, 1], hand: HAND },
  blackPumpkin: { draw: () => pumpkin('#3a3348'), top: [60, 22, 1], hand: HAND },
  scarecrow: { draw: (p) => path('M10 62h100M60 60v32', 'none', 'stroke="#7a5a32" stroke-width="5"') + path('M34 56h52l4 34H30z', p.a) + path('M42 66h12v10H42zM66 72h10v10H66z', p.b, 'stroke-dasharray="2.5 2"') + dot(60, 36, 18, '#e2b25c') + path('M50 32l4 4M54 32l-4 4M66 32l4 4M70 32l-4 4M50 44h20M53 42v4M58 42v4M63 42v4', 'none') + path('M10 62l-6-5M10 62l-7 1M10 62l-5 6M110 62l6-5M110 62l7 1M110 62l5 6', 'none', 'stroke="#d9a441" stroke-width="2.5"'), top: [60, 20, 1], hand: HAND },
  puppet: { draw: (p) => path('M34 92c0-24 10-34 26-34s26 10 26 34z', p.a) + dot(60, 38, 17, '#e8c193') + dot(53, 36, 3.4, '#fff') + dot(67, 36, 3.4, '#fff') + dot(53, 36, 1.5, INK) + dot(67, 36, 1.5, INK) + path('M50 44v10h20V44M50 46h20', '#e8c193') + dot(46, 44, 3, '#e8799a', PLAIN) + dot(74, 44, 3, '#e8799a', PLAIN), top: [60, 22, 1], hand: HAND },
  wolf: { draw: () => wolf('#8a8494'), top: [60, 36, 1], hand: HAND },
  furyWolf: { draw: () => wolf('#4a3f4f'), top: [60, 36, 1], hand: HAND },
  slime: { draw: (p) => path('M14 84c0-36 20-56 46-56s46 20 46 56q-46 8-92 0z', '#6fcf8f', 'opacity="0.95"') + eyes(60, 56, 13, 4.5) + path('M50 68q10 8 20 0', 'none') + oval(42, 44, 8, 5, '#c9f5d6', PLAIN) + dot(84, 70, 2, p.light, PLAIN), top: [60, 30, 1], hand: HAND },
  snake: { draw: (p) => path('M20 90q-10-20 10-26t34 2 6-24q-18-6-12-20t28-8q24 8 20 34t-30 42z', '#7a9a4a') + path('M40 76q12-6 24 0M84 30q8 10 4 26', 'none') + dot(76, 24, 4, '#ffe27a') + dot(77, 24, 1.8, INK) + path('M58 28l-14 4-6-4M44 32l-6 5', 'none', 'stroke="#c0392b" stroke-width="2.2"') + path('M70 14l4-10 4 9M80 14l6-8 1 11', p.a), top: [78, 14, 0.8], hand: [100, 80] },
  toad: { draw: () => path('M44 90V56h32v34z', '#f5ead8') + path('M10 56C12 26 34 10 60 10s48 16 50 46q-50 12-100 0z', '#c8473f') + dot(36, 36, 7, '#fff') + dot(66, 26, 8, '#fff') + dot(90, 42, 6, '#fff') + dot(56, 46, 5, '#fff') + eyes(60, 70, 7, 2.6) + path('M54 79q6 4 12 0', 'none'), top: [60, 12, 1], hand: HAND },
  chimera: { draw: (p) => path('M14 90q-4-30 22-38 30-8 54 4 14 12 14 34z', '#c98a4a') + dot(44, 46, 22, '#8a5026') + dot(44, 48, 15, '#d9a05e') + eyes(44, 46, 6, 2.2) + path('M40 53h8l-4 4zM44 57q-3 4-6 2M44 57q3 4 6 2', INK) + path('M82 52q-4-22 8-28 10-2 12 8l-6 2 2 18z', '#efe6da') + path('M88 26l-4-12 8 8zM98 26l6-10-1 11z', '#b9a98a') + dot(94, 32, 1.8, INK) + path('M104 84q14-8 10-26', 'none', `stroke="${p.a}" stroke-width="5"`), top: [44, 26, 0.8], hand: HAND },
  wyrm: { draw: () => path('M-4 82q24-30 40-8t36 0 22-34q-14-4-10-16t24-10 12 30-34 46-50 2-40 0z', '#5d7fb0') + path('M98 18l2-12 6 10z', '#fff3c4') + dot(98, 26, 3, '#ffe27a') + dot(98, 26, 1.3, INK) + path('M84 34l-12 0 4 4', '#5d7fb0') + path('M12 76l6-10 6 8M46 80l6-10 6 8M84 62l10-2-4 10', '#8fb0dc'), top: [100, 14, 0.6], hand: [30, 30] },
  demon: { draw: () => path('M10 92c0-32 14-48 50-48s50 16 50 48z', '#3a1f2d') + path('M34 36Q12 30 14 4q18 4 28 22zM86 36q22-6 20-32-18 4-28 22z', '#efe0c2') + path('M60 12c20 0 28 12 28 26S76 68 60 68 32 52 32 38s8-26 28-26z', '#b8433f') + path('M42 34l14 6M78 34l-14 6', 'none', 'stroke-width="3"') + dot(49, 42, 4, '#ffe27a') + dot(71, 42, 4, '#ffe27a') + path('M44 54q16 10 32 0l-5 5-3-3-4 5-4-5-4 5-4-5-3 3z', '#fff') + path('M54 64l6 12 6-12', '#3a1f2d'), top: [60, 14, 1], hand: HAND },
  wraith: { draw: () => path('M20 90q0-70 40-76 40 6 40 76l-12-8-10 8-10-8-8 8-8-8-10 8-10-8z', '#3d3552') + path('M42 50q0-26 18-28 18 2 18 28-8 12-18 12t-18-12z', '#15101f') + dot(52, 44, 3.4, '#8ff0d8', PLAIN) + dot(68, 44, 3.4, '#8ff0d8', PLAIN), top: [60, 16, 1], hand: HAND },
  ogre: { draw: (p) => path('M12 92c0-32 14-46 48-46s48 14 48 46z', p.b) + dot(60, 34, 24, '#c9a05e') + eyes(60, 30, 9, 2.6) + path('M44 44q16 12 32 0M48 46l3-9 4 10M72 46l-3-9-4 10', '#fff') + path('M42 22l12 3M78 22l-12 3', 'none', 'stroke-width="3"'), top: [60, 12, 1.1], hand: HAND },
  hawk: { draw: () => path('M60 50C40 20 20 16 2 24c8 4 8 8 6 12 8-2 10 2 10 8 8-2 12 2 14 8zM60 50c20-30 40-34 58-26-8 4-8 8-6 12-8-2-10 2-10 8-8-2-12 2-14 8z', '#8a5a3b') + path('M46 86l14 4 14-4-6-20H52z', '#6b4630') + oval(60, 54, 16, 22, '#a8754a') + dot(60, 34, 13, '#efe6da') + eyes(60, 32, 5, 2.2) + path('M56 37h8l-4 8z', GOLD), top: [60, 22, 0.7], hand: [100, 70] },
  porcupine: { draw: () => path('M10 74L4 58l12 4-4-18 14 8 0-20 14 14 6-18 12 16 12-16 6 18 14-14 0 20 12-6-2 18 12-2-8 14z', '#5b4a44') + path('M26 84c0-24 14-36 34-36s38 12 46 30q-4 10-20 10H40q-12 0-14-4z', '#b08a68') + eyes(80, 66, 7, 2.4) + oval(100, 76, 4, 3, INK) + path('M90 82q5 2 9-1', 'none'), top: [64, 36, 0.8], hand: [20, 30] },
  imp: { draw: () => path('M26 90l4-30 16-16 26-2 20 16 4 32z', '#8f8578') + path('M30 60l20 10 24-8 18-2M50 70l-4 20M74 62l6 28', 'none', 'opacity="0.5"') + path('M40 46l-4-16 12 10zM78 44l6-16-14 10z', '#c8473f') + dot(50, 58, 5, '#ffe27a') + dot(70, 56, 5, '#ffe27a') + dot(50, 58, 2, INK) + dot(70, 56, 2, INK) + path('M48 74q12 8 24-2l-6-1-3 4-4-3-4 3z', '#fff'), top: [60, 42, 0.9], hand: HAND },
  panda: { draw: () => dot(34, 26, 11, INK) + dot(86, 26, 11, INK) + path('M60 14c24 0 36 14 36 32S82 80 60 80 24 64 24 46s12-32 36-32z', '#fff') + oval(46, 46, 9, 11, INK) + oval(74, 46, 9, 11, INK) + dot(48, 45, 3, '#fff') + dot(72, 45, 3, '#fff') + oval(60, 60, 5, 3.4, INK) + path('M60 63v4q-5 4-9 1M60 67q5 4 9 1', 'none'), top: [60, 16, 1], hand: HAND },
  fae: { draw: (p) => path('M40 62C12 54 4 26 18 12c16 8 26 24 28 40zM80 62c28-8 36-36 22-50-16 8-26 24-28 40z', '#d7f2ee', 'opacity="0.95"') + path('M22 22q12 10 18 30M98 22q-12 10-18 30', 'none', 'opacity="0.5"') + person(p, true, 24) + path('M44 38l-8-4 6 10M76 38l8-4-6 10', p.skin), top: [60, 18, 0.95], hand: HAND },
  person: { draw: (p) => person(p), top: TOP, hand: HAND },
  bald: { draw: (p) => person(p, false), top: TOP, hand: HAND },
  vampire: { draw: (p) => path('M20 92L30 44l14 10h32l14-10 10 48z', '#7a1f2e') + person({ ...p, skin: '#efe6ea', hair: '#1f1722', a: '#2b2140' }, true, 24) + path('M54 46l2 5 2-5M62 46l2 5 2-5', '#fff'), top: TOP, hand: HAND },
  lady: { draw: (p) => path('M36 62q-6-50 24-52 30 2 24 52l4 18H32z', p.hair) + person(p, false, 28) + path('M43 34q2-18 17-18t17 18q-4-8-17-9-13 1-17 9z', p.hair), top: TOP, hand: HAND },
  double: { draw: (p) => `<g transform="translate(-22 6) scale(0.85)">${person(p)}</g><g transform="translate(38 6) scale(0.85)" opacity="0.75">${person({ ...p, skin: '#c9c4d6', a: '#9a94ad' })}</g>`, top: [30, 22, 0.8], hand: [60, 76] },
  sprite: { draw: (p) => path('M46 56C22 50 14 32 24 20c12 6 20 18 22 30zM74 56c24-6 32-24 22-36-12 6-20 18-22 30z', '#e6f7c9') + path('M44 90q0-24 16-24t16 24z', p.a) + dot(60, 46, 19, '#cfe6a0') + eyes(60, 46, 8, 3) + path('M54 56q6 5 12 0', 'none') + path(star(60, 20, 8, 6), '#8fbf4a'), top: [60, 28, 0.8], hand: [92, 74] },
};
export type Cast = keyof typeof CREATURES;
