/** Why a card cannot be chosen now, as far as this device can know. */

import type { CardView } from './messages';
import type { Play } from './play.svelte';
import { t } from './words.svelte';

/** The reason in a sentence; empty where there is nothing to explain. */
export function reason(play: Play, card: CardView): string {
  if (play.you < 0 || play.view.stage !== 'playing' || !card.id || play.optionsOf(card.id).length) return '';
  const question = play.question;
  if (!question) {
    const names = play.waitingFor();
    return names ? t('why-not-asked', { names }) : '';
  }
  const place = play.picture.zones.find((zone) => zone.cards?.some((other) => other.id === card.id))?.name ?? '';
  const inHand = place === `hand ${play.you}`;
  const known = (play.view.game === 'unicorns' ? unicorns : narrators)(play, card, question.what, inHand, place);
  if (known && play.view.game !== 'wizard') return t(known);
  const name = play.cards.faces[question.source_face ?? -1]?.name ?? '';
  return name ? t('why-not-source', { name }) : t('why-not-this');
}

function unicorns(play: Play, card: CardView, what: string, inHand: boolean): string {
  const instant = play.face(card)?.type === 'Instant';
  if (what === 'action') return !inHand ? 'why-own-hand' : instant ? 'why-instant' : 'why-forbidden';
  if (what === 'instant' && inHand) return instant ? 'why-no-answer' : 'why-only-instants';
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
