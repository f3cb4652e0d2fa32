/** What this device remembers: its secret, its player's nickname, the tables it was at, and how it likes things. */

const PREFIX = 'cardwright.';
const MOST = 20; // tables that are remembered

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

function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    memory.delete(key);
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
  const kept = [{ code, game, at: Date.now() }, ...others];
  write('tables', JSON.stringify(kept.slice(0, MOST)));
  kept.slice(MOST).forEach((table) => forget(`known.${table.code}`));
}

export function forgetTable(code: string): void {
  forget(`known.${code}`);
  write('tables', JSON.stringify(pastTables().filter((table) => table.code !== code)));
}

/** Keep nothing of the person who plays here. */
export function forgetDevice(): void {
  pastTables().forEach((table) => forgetTable(table.code));
  ['secret', 'name', 'tables'].forEach(forget);
}

/** How many lines of a table's story this device has shown, and when (in ms); the shuffle's hash as it was first told. */
export interface Known {
  lines: number;
  at: number;
  commitment: string;
}

export function known(code: string): Known | null {
  try {
    return JSON.parse(read(`known.${code}`) || 'null') as Known | null;
  } catch {
    return null;
  }
}

export function keepKnown(code: string, known: Known): void {
  write(`known.${code}`, JSON.stringify(known));
}

/** A preference by name. */
export function preference(name: string, otherwise: string): string {
  return read(`likes.${name}`) || otherwise;
}

export function prefer(name: string, value: string): void {
  write(`likes.${name}`, value);
}
