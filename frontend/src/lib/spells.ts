/** Which spells the wizard's magic can make. */

import type { World } from './api';
import type { Play } from './play.svelte';

export type Spell = World['spells'][number];

const MAGIC = ['hand 0', 'deck 0', 'drawn cards 0'];

/** The spells all of whose magic the wizard has. */
export function makeable(play: Play): Spell[] {
  const owned = new Set(MAGIC.flatMap((zone) => (play.zone(zone).cards ?? []).map((card) => card.face ?? -1)));
  return (play.cards.world?.spells ?? []).filter((spell) => spell.cards.every((card) => owned.has(card)));
}
