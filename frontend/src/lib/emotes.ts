/** Emotes: short codes in the chat that are drawn, so that they look the same everywhere. */

export const EMOTES = ['hello', 'happy', 'wow', 'cheer', 'hmm', 'sad', 'thanks'] as const;
export type EmoteName = (typeof EMOTES)[number];

/** The emote that a line of chat is, or null. */
export function emote(text: string): EmoteName | null {
  const name = /^:([a-z]+):$/.exec(text)?.[1];
  return EMOTES.find((one) => one === name) ?? null;
}
