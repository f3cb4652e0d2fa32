/** How far an instant window has come. All times are in seconds. */

export interface Times {
  floor: number;
  ceiling: number;
}

export interface Stage {
  /** No answer closes the window before the floor; afterwards it closes when all have answered. */
  part: 'floor' | 'open' | 'hours' | 'endless';
  /** Whole seconds left of the part (hours of “hours”), 0 if it has no end. */
  left: number;
  /** Share of the part that is left, 0 to 1. */
  share: number;
}

/** Seconds above which hours are told. */
export const LONG = 3600;

/** The stage of a window that had `now` left when the view came `since` seconds ago, and `whole` when it opened. */
export function stage(now: Times, since: number, whole: Times): Stage {
  const floor = Math.max(0, now.floor - since);
  if (floor > 0) return { part: 'floor', left: Math.ceil(floor), share: share(floor, whole.floor) };
  if (now.ceiling < 0) return { part: 'endless', left: 0, share: 1 };
  const ceiling = Math.max(0, now.ceiling - since);
  if (ceiling > LONG) return { part: 'hours', left: Math.ceil(ceiling / 3600), share: share(ceiling, whole.ceiling - whole.floor) };
  return { part: 'open', left: Math.ceil(ceiling), share: share(ceiling, whole.ceiling - whole.floor) };
}

function share(left: number, whole: number): number {
  return whole > 0 ? Math.min(1, left / whole) : 0;
}
