import Board from './Unicorns.svelte';
import type { Look } from './looks';

export const look: Look = { Board, choosers: {}, pile: 'pile' };
