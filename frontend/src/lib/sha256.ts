/** SHA-256. On a home network without HTTPS browsers offer none of their own. */

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (number: number) => Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of a text (as UTF-8) in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 64; n += 1) {
      if (n < 16) {
        words[n] = view.getInt32(block + 4 * n);
        continue;
      }
      const before = words[n - 15]!;
      const last = words[n - 2]!;
      const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
      const high = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
      words[n] = (words[n - 16]! + low + words[n - 7]! + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n]! + word) | 0));
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
