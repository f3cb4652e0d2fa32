/** What this device remembers: its secret, its player's nickname, the tables it was at, and how it likes things. */

const PREFIX = 'cardwright.';

function read(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    memory.set(key, value); // private browsing: for as long as the page is open
  }
}

const memory = new Map<string, string>();

/** Random text; works without a secure context, as on a home network. */
export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret by which the table knows this device again. It never appears in a link. */
export function secret(): string {
  let found = read('secret');
  if (found.length < 32) {
    found = randomText();
    write('secret', found);
  }
  return found;
}

export const nickname = { get: () => read('name'), set: (name: string) => write('name', name) };

export interface PastTable {
  code: string;
  game: string;
  at: number;
}

/** The tables this device was at, the last one first. */
export function pastTables(): PastTable[] {
  try {
    const found: unknown = JSON.parse(read('tables') || '[]');
    return Array.isArray(found) ? (found as PastTable[]).filter((table) => typeof table.code === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTable(code: string, game: string): void {
  const others = pastTables().filter((table) => table.code !== code);
  write('tables', JSON.stringify([{ code, game, at: Date.now() }, ...others].slice(0, 20)));
}

export function forgetTable(code: string): void {
  write('tables', JSON.stringify(pastTables().filter((table) => table.code !== code)));
}

/** Keep nothing of the person who plays here. */
export function forgetDevice(): void {
  for (const key of ['secret', 'name', 'tables']) write(key, '');
}

/** A preference by name. */
export function preference(name: string, otherwise: string): string {
  return read(`likes.${name}`) || otherwise;
}

export function prefer(name: string, value: string): void {
  write(`likes.${name}`, value);
}
