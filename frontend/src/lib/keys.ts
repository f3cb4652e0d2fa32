/** Single keys that go to a part of the table. They can be switched off, since some people type with their voice. */

import { prefer, preference } from './device';

/** Key, and what is focused: a part by its data-place, or the large view of the card in focus. */
export const KEYS = { h: 'hand', s: 'board', l: 'story', w: 'now' } as const;
export const LOOK = '?';
export const TYPE = '/';

export const keys = {
  get on(): boolean {
    return preference('keys', 'on') === 'on';
  },
  set on(on: boolean) {
    prefer('keys', on ? 'on' : 'off');
  },
};

/** Whether keys are text where the focus is. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Put the focus on a part of the table; whether there is one. */
export function go(part: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-place="${part}"]`);
  (place?.querySelector<HTMLElement>('button.card') ?? place)?.focus();
  return place !== null;
}

/** Handle a key; `look` gets the number of the card in focus. Returns whether the key meant something. */
export function press(event: KeyboardEvent, look: (card: number) => void): boolean {
  if (!keys.on || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (event.key === LOOK) {
    const card = Number((document.activeElement as HTMLElement | null)?.dataset['card'] ?? 0);
    if (card) look(card);
    return card > 0;
  }
  const part = KEYS[event.key.toLowerCase() as keyof typeof KEYS];
  return part ? go(part) : false;
}
