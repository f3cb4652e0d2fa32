/** The chance to win in the course of a game, as lines of a drawing: decisions go straight down, chance goes across. */

export interface Fork {
  before: number;
  after: number;
}

export interface Drawn {
  /** The whole course, from the first decision to the end, as points "x,y". */
  line: string;
  /** Where each decision stands, and how far down it went. */
  drops: { x: number; from: number; to: number }[];
}

/** The course in a field of so many units, 0 % at its bottom; `end` is the chance after the last decision. */
export function course(steps: Fork[], end: number, width: number, height: number): Drawn {
  const y = (chance: number) => round(height * (1 - chance));
  const drops = steps.map((step, n) => ({ x: round((width * n) / steps.length), from: y(step.before), to: y(Math.min(step.after, step.before)) }));
  const points = drops.flatMap(({ x, from, to }) => [`${x},${from}`, `${x},${to}`]);
  return { line: [...points, `${width},${y(end)}`].join(' '), drops };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
