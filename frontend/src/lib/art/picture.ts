/** The picture of a card, drawn here from its name: a backdrop, a figure or thing, and what it wears and holds. */

import type { Face } from '../api';
import { BACKDROPS, type Backdrop } from './backdrops';
import { castOf } from './casting';
import { paint, pick } from './chance';
import { CREATURES } from './creatures';
import { AROUND, HATS, HELD } from './extras';
import { INK, WIDE, at } from './paint';
import { THINGS } from './things';

const OPEN: readonly Backdrop[] = ['land', 'night', 'sunset', 'forest', 'town', 'hall'];
const drawn = new Map<string, string>();

/** The inside of an SVG of 120 × 90. */
export function picture(face: Face, game: string): string {
  const key = `${game} ${face.name}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw(face, game, key);
    drawn.set(key, found);
  }
  return found;
}

function draw(face: Face, game: string, key: string): string {
  const cast = castOf(face, game);
  const own = paint(key);
  const p = { ...own, a: cast.a ?? own.a, b: cast.b ?? own.b, coat: cast.coat ?? own.coat };
  const back = BACKDROPS[cast.back ?? pick(p.random, OPEN)](p);
  const around = (cast.around && AROUND[cast.around]?.(p)) ?? '';
  const creature = CREATURES[cast.who];
  const ink = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;
  let figure = '';
  if (creature) {
    const [x, y, size] = creature.top;
    const hat = (cast.hat && HATS[cast.hat]) || null;
    const held = (cast.held && HELD[cast.held]) || null;
    figure = creature.draw(p) + (hat ? at(x, y, hat(p), size) : '') + (held ? at(creature.hand[0], creature.hand[1], held(p), 1.05) : '');
    if (p.random() < 0.5) figure = `<g transform="translate(${WIDE} 0) scale(-1 1)">${figure}</g>`;
  } else {
    figure = THINGS[cast.who]?.(p) ?? '';
  }
  return `<g ${ink}>${back}${figure}${around}</g>`;
}
