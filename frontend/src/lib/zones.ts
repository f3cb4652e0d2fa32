/** Which zones of a game are a player's hand, and which the board shows card by card. */

const HANDS: Record<string, readonly string[]> = {
  unicorns: ['hand'],
  narrators: ['hand'],
  wizard: ['drawn cards', 'hand'],
};
const SHOWN: Record<string, RegExp> = {
  unicorns: /^(stable \d|pile)$/,
  narrators: /^(Page|transforms on The Page) \d$|^pending cards$/,
  wizard: /^(party|gained card) 0$|^arena$/,
};

/** The names of the zones that make up the hand of a seat. */
export function handZones(game: string, seat: number): string[] {
  return (HANDS[game] ?? []).map((name) => `${name} ${seat}`);
}

/** Whether the table shows the cards of a zone, in the hand of the seat or on the board. */
export function isShown(game: string, seat: number, zone: string): boolean {
  return handZones(game, seat).includes(zone) || (SHOWN[game]?.test(zone) ?? false);
}
