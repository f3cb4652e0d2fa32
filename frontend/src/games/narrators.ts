import Board from './Narrators.svelte';
import type { Look } from './looks';

export const look: Look = { Board, choosers: {}, pile: 'pending cards' };
