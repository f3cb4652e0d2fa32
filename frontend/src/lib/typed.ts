/** Answers in typed words, as at the terminal: a number of the list, or enough words of a choice, in their order. */

/** What people say of themselves, as the choices say it. */
const MEANT: Record<string, string> = { my: 'your', mine: 'your', own: 'your', me: 'you', myself: 'you' };

export function plain(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => MEANT[word] ?? word);
}

export interface Typeable {
  /** All the ways to say it. */
  phrases: string[];
  /** The number that it is about, if it is about one. */
  number?: number | undefined;
}

/** The places of the choices that a typed line can mean. */
export function understand(line: string, choices: Typeable[]): number[] {
  const typed = plain(line);
  if (!typed.length) return [];
  const number = typed.length === 1 && /^\d+$/.test(typed[0]!) ? Number(typed[0]) : -1;
  if (number >= 0) {
    const own = choices.findIndex((choice) => choice.number === number);
    if (own >= 0) return [own];
    if (!choices.some((choice) => choice.number !== undefined)) return number >= 1 && number <= choices.length ? [number - 1] : [];
  }
  const spelled = choices.map((choice) => choice.phrases.map(plain));
  const whole = places(spelled, (words) => words.join(' ') === typed.join(' '));
  if (whole.length) return whole;
  const begun = places(spelled, (words) => typed.every((word, n) => words[n]?.startsWith(word)));
  return begun.length ? begun : places(spelled, (words) => inOrder(typed, words));
}

function places(spelled: string[][][], wanted: (words: string[]) => boolean): number[] {
  return spelled.flatMap((phrases, place) => (phrases.some(wanted) ? [place] : []));
}

/** Whether each typed word begins a word of the phrase, in this order. */
function inOrder(typed: string[], words: string[]): boolean {
  let from = 0;
  for (const one of typed) {
    const found = words.findIndex((word, n) => n >= from && word.startsWith(one));
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}
