/** What options and questions are called: in the player's language where the page knows them, else in the table's words. */

import type { OptionView } from './messages';
import type { Play } from './play.svelte';
import { place, way } from './map';
import { t } from './words.svelte';

/** Questions that the page asks in its own words, with the name of the card that asks. */
const ASKED: Record<string, readonly string[]> = {
  unicorns: ['baby', 'action', 'instant', 'use'],
  narrators: ['play', 'response', 'redraw', 'challenge', 'oppose', 'duel'],
  wizard: ['side', 'move', 'type', 'deck', 'draw', 'spells', 'retire'],
};

/** Names of messages by verb; a verb without one keeps the table's words. */
const UNICORNS = ['play', 'draw', 'stop', 'pass', 'answer', 'use', 'skip', 'card', 'seat', 'nothing', 'order'] as const;
const NARRATORS = [
  'play', 'cover', 'pass', 'answer', 'no-answer', 'no-answer-turn', 'name', 'card', 'done', 'nothing', 'stop', 'nobody', 'use', 'skip',
  'order', 'reshuffle', 'no-reshuffle', 'deck', 'share', 'regular', undefined, 'value', 'substitute', 'digital', 'accept', 'agree', 'refer',
  'roll', 'die', 'now', undefined, 'true', 'false', 'refuse', 'slip', 'claims',
] as const;
const YES = 101;
const NO = 100;

/** What a player is asked. */
export function asked(play: Play): string {
  const question = play.question;
  if (!question) return '';
  const game = play.view.game;
  if (!ASKED[game]?.includes(question.what)) return capital(question.text);
  const name = play.cards.faces[question.source_face ?? -1]?.name ?? '';
  return t(`ask-${game}-${question.what}`, { name });
}

/** An option; `brief` when the card it is about is named beside it. */
export function label(play: Play, option: OptionView, brief = false): string {
  const game = play.view.game;
  if (game === 'wizard') return wizard(play, option);
  const verb = (game === 'unicorns' ? UNICORNS : NARRATORS)[option.verb];
  const name = named(play, option.card ?? 0);
  const owner = option.seat ?? -1;
  switch (verb) {
    case undefined:
      return capital(option.text);
    case 'play':
      if (owner < 0) return brief ? t('do-play-it') : t('do-play', { name });
      if (owner === play.you) return brief ? t('do-play-own-it') : t('do-play-own', { name });
      return brief ? t('do-play-other-it', { who: play.seatName(owner) }) : t('do-play-other', { name, who: play.seatName(owner) });
    case 'cover':
      return t(brief ? 'do-cover-it' : 'do-cover', { name, other: named(play, option.other ?? 0) });
    case 'answer':
    case 'use':
    case 'skip':
      return t(brief ? `do-${verb}-it` : `do-${verb}`, { name });
    case 'card':
      if (brief) return t('do-choose-it');
      return capital(owner < 0 ? name : owner === play.you ? t('card-own', { name }) : t('card-other', { name, who: play.seatName(owner) }));
    case 'name':
    case 'order':
      return brief ? t('do-choose-it') : name || capital(option.text);
    case 'seat':
      return play.seatName(owner);
    case 'deck':
      return owner === play.you ? t('do-deck-own') : t('do-deck', { who: play.seatName(owner) });
    case 'share':
      return t('do-share', { count: option.number ?? 0, name });
    case 'slip':
      return t('do-slip', { name });
    case 'value':
      return valued(play, option.number ?? 0);
    default:
      return t(`do-${verb}`);
  }
}

/** A value that is claimed or said; a third person is told whose it is. */
function valued(play: Play, number: number): string {
  const value = number === YES ? t('yes') : number === NO ? t('no') : String(number);
  if (play.question?.what !== 'referee') return value;
  return t(number === play.number('claimed') ? 'do-value-claimed' : 'do-value-disputed', { value });
}

/** The name of a card, with its power if it has one now, since several cards share a name. */
function named(play: Play, id: number): string {
  const power = play.card(id)?.marks?.['power'];
  return power === undefined ? play.nameOf(id) : `${play.nameOf(id)} (${power})`;
}

const MOVE = 1;
const TYPE = 2;
const DECK = 3;
const DRAW = 4;
const STOP = 5;
const SPELLS = 6;
const RETIRE = 7;

function wizard(play: Play, option: OptionView): string {
  const number = option.number ?? 0;
  const world = play.cards.world;
  switch (option.verb) {
    case MOVE: {
      const from = world?.hexes[play.number('place')];
      const to = world?.hexes[number];
      if (!from || !to) return capital(option.text);
      return t('do-move', { way: t(`way-${way(from, to)}`), place: t(`place-${place(to.terrain)}`), cost: to.cost });
    }
    case TYPE:
      return t(`type-${world?.types[number]}`);
    case DECK:
      return play.cards.faces.flatMap((face, place) => ((number >> place) & 1 ? [face.name] : [])).join(', ');
    case DRAW:
      return number ? t('do-draw-cards', { count: number }) : t('do-draw-more');
    case STOP:
      return t('do-stop');
    case SPELLS:
      return option.text === 'cast nothing' ? t('cast-nothing') : capital(option.text.replace(/^cast /, ''));
    case RETIRE:
      return t('do-retire', { name: play.nameOf(option.card ?? 0) });
    default:
      return capital(option.text);
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
