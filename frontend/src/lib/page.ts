/** The Page of Unreliable Narrators: characters by their top cards, and who faces whom. */

import type { CardView, PictureView } from './messages';

export interface Pair {
  mine: CardView | null;
  rival: CardView | null;
}

export interface Page {
  /** Characters that challenge or oppose, in columns. */
  pairs: Pair[];
  /** The others of each side. */
  mine: CardView[];
  rival: CardView[];
}

function cards(picture: PictureView, seat: number): CardView[] {
  return [`Page ${seat}`, `transforms on The Page ${seat}`].flatMap((name) => picture.zones.find((zone) => zone.name === name)?.cards ?? []);
}

/** The top cards of a side's characters, in the order in which the characters entered. */
function characters(picture: PictureView, seat: number): CardView[] {
  const all = cards(picture, seat);
  const byId = new Map(all.map((card) => [card.id, card]));
  const lowest = picture.zones.find((zone) => zone.name === `Page ${seat}`)?.cards ?? [];
  return lowest.map((card) => byId.get(card.links?.['covered'] ?? 0) ?? card).filter((card) => card.marks?.['power'] !== undefined);
}

/** The cards under a character, the lowest first. */
export function under(picture: PictureView, top: CardView): CardView[] {
  return [0, 1].flatMap((seat) => cards(picture, seat)).filter((card) => card.links?.['covered'] === top.id);
}

/** The Page as the player of a seat sees it. */
export function page(picture: PictureView, me: number): Page {
  const mine = characters(picture, me);
  const rival = characters(picture, 1 - me);
  const all = [...mine, ...rival];
  const tops = new Map([...cards(picture, 0), ...cards(picture, 1)].map((card) => [card.id, card.links?.['covered'] ?? card.id]));
  const facing = (card: CardView) => {
    const named = card.links?.['opposed by'] ?? card.links?.['opposing'];
    return named ? (all.find((other) => other.id === tops.get(named)) ?? null) : null;
  };
  const challengers = (picture.turn ?? 0) === me ? mine : rival;
  const pairs = challengers
    .filter((card) => card.marks?.['challenges'] || card.marks?.['scoring'] || facing(card))
    .map((card): Pair => (challengers === mine ? { mine: card, rival: facing(card) } : { mine: facing(card), rival: card }));
  const paired = new Set(pairs.flatMap((pair) => [pair.mine?.id, pair.rival?.id]));
  const rest = (side: CardView[]) => side.filter((card) => !paired.has(card.id));
  return { pairs, mine: rest(mine), rival: rest(rival) };
}
