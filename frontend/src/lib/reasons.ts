/** Why a card cannot be chosen now, as far as this device can know, and which rule says so. */

import type { CardView } from './messages';
import type { Play } from './play.svelte';
import { t } from './words.svelte';

/** Where the rules as played say it: section (§), numbered ruling or ambiguity, by the reason. */
export const RULES: Readonly<Record<string, string>> = {
  'why-own-hand': '§ 3, R4',
  'why-instant': '§ 4',
  'why-upgrade': '§ 4, R31',
  'why-basic': '§ 4, R107',
  'why-requirement': '§ 13, R34',
  'why-no-answer': '§ 5, R45',
  'why-only-instants': '§ 5',
  'why-its-text': '§ 8.4',
  'why-own-hand-play': '§ 7.2',
  'why-only-responses': '§ 8.4, C11',
  'why-on-page': '§ 7.3',
  'why-challenged': '§ 7.3, C13',
  'why-opposed': '§ 7.3, C14',
  'why-own-character': '§ 7.3',
};

export interface Reason {
  says: string;
  /** Where the rules say it; empty where no rule but the moment decides. */
  rule: string;
}

/** The reason in a sentence, with its rule; null where there is nothing to explain. */
export function reason(play: Play, card: CardView): Reason | null {
  if (play.you < 0 || play.view.stage !== 'playing' || !card.id || play.optionsOf(card.id).length) return null;
  const question = play.question;
  if (!question) {
    const names = play.waitingFor();
    return names ? { says: t('why-not-asked', { names }), rule: '' } : null;
  }
  const place = play.picture.zones.find((zone) => zone.cards?.some((other) => other.id === card.id))?.name ?? '';
  const inHand = place === `hand ${play.you}`;
  const known = play.view.game === 'wizard' ? '' : (play.view.game === 'unicorns' ? unicorns : narrators)(play, card, question.what, inHand, place);
  if (known) return { says: t(known), rule: RULES[known] ?? '' };
  const name = play.cards.faces[question.source_face ?? -1]?.name ?? '';
  return { says: name ? t('why-not-source', { name }) : t('why-not-this'), rule: '' };
}

/** Why a card of one's own hand is no legal action, by its type. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  Instant: 'why-instant',
  Upgrade: 'why-upgrade',
  'Basic Unicorn': 'why-basic',
  Magic: 'why-requirement',
};

function unicorns(play: Play, card: CardView, what: string, inHand: boolean): string {
  const type = play.face(card)?.type ?? '';
  if (what === 'action') return inHand ? (FORBIDDEN[type] ?? 'why-forbidden') : 'why-own-hand';
  if (what === 'instant' && inHand) return type === 'Instant' ? 'why-no-answer' : 'why-only-instants';
  return '';
}

function narrators(play: Play, card: CardView, what: string, inHand: boolean, place: string): string {
  const own = place === `Page ${play.you}` || place === `transforms on The Page ${play.you}`;
  switch (what) {
    case 'play':
      return inHand ? 'why-its-text' : 'why-own-hand-play';
    case 'response':
      return inHand ? 'why-only-responses' : '';
    case 'challenge':
      return inHand ? 'why-on-page' : own ? 'why-challenged' : 'why-own-character';
    case 'oppose':
      return inHand ? 'why-on-page' : own ? 'why-opposed' : 'why-own-character';
    default:
      return '';
  }
}
