/** How each game looks; a browser loads only what it plays. */

import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';

export interface Look {
  Board: Component<{ play: Play }>;
  /** Questions that have a chooser of their own, by kind. */
  choosers: Record<string, Component<{ play: Play }>>;
  /** The zone of the cards that are being played in a window. */
  pile: string;
}

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  unicorns: () => import('./unicorns'),
  narrators: () => import('./narrators'),
  wizard: () => import('./wizard'),
};

export async function lookOf(game: string): Promise<Look> {
  const load = LOOKS[game];
  if (!load) throw new Error(`no look for ${game}`);
  return (await load()).look;
}
