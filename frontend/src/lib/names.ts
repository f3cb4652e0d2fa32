/** Names of cards within a text, so that each can be looked at. */

import type { Catalogue } from './api';

export interface Piece {
  text: string;
  /** The card that is named, by its place in the catalogue; -1 for plain text. */
  face: number;
}

const patterns = new WeakMap<Catalogue, { pattern: RegExp; faces: Map<string, number> }>();

/** A text in pieces. Of names that begin alike the longest is meant. */
export function pieces(cards: Catalogue, text: string): Piece[] {
  let known = patterns.get(cards);
  if (!known) {
    const faces = new Map(cards.faces.map((face, place) => [face.name, place] as const).filter(([name]) => name));
    const names = [...faces.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    known = { pattern: new RegExp(names.length ? `(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])` : '(?!)', 'gu'), faces };
    patterns.set(cards, known);
  }
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(known.pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), face: -1 });
    found.push({ text: match[0], face: known.faces.get(match[0])! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), face: -1 });
  return found;
}
