/** Cards that move between zones fly there: a copy crosses the table over everything while the card itself waits. */

const LENGTH = 340;
const LEAST = 12;
const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

export type Places = Map<string, DOMRect>;

/** Where the cards lie now, by number; piles by name. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) found.set(card.dataset['card']!, card.getBoundingClientRect());
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) found.set(`pile ${pile.dataset['pile']}`, pile.getBoundingClientRect());
  return found;
}

/** Let the cards fly from where they lay to where they lie. Returns how many moved. */
export function fly(root: ParentNode, sky: HTMLElement, before: Places): number {
  let moved = 0;
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const to = card.getBoundingClientRect();
    const home = card.closest<HTMLElement>('[data-from]')?.dataset['from'];
    const from = before.get(card.dataset['card']!) ?? before.get(`pile ${home}`);
    if (!from || !to.width || !from.width) continue;
    if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < LEAST) continue;
    moved += 1;
    send(card, sky, from, to);
  }
  return moved;
}

function send(card: HTMLElement, sky: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  Object.assign(copy.style, { position: 'fixed', left: `${to.left}px`, top: `${to.top}px`, margin: '0', transform: 'none' });
  copy.style.setProperty('--w', `${card.offsetWidth}px`);
  sky.append(copy);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  copy.style.transformOrigin = '0 0';
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], { duration: LENGTH, easing: EASE });
  card.animate([{ opacity: 0 }, { opacity: 0 }], LENGTH);
  const land = () => copy.remove();
  flight.onfinish = land;
  flight.oncancel = land;
}
