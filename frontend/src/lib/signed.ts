/** A number that is added, with its sign as it is printed: +2, −2, and 0 without one. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}
