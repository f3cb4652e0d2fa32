import Board from './Wizard.svelte';
import type { Look } from './looks';
import DeckBuilder from './wizard/DeckBuilder.svelte';
import SideChoice from './wizard/SideChoice.svelte';
import SpellChoice from './wizard/SpellChoice.svelte';

export const look: Look = { Board, choosers: { deck: DeckBuilder, spells: SpellChoice, side: SideChoice }, pile: '' };
