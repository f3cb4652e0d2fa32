import { cleanup, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OptionView, QuestionView } from '../lib/messages';
import { game, picture, speakEnglish } from '../lib/testing';
import { isShown } from '../lib/zones';
import { reason } from '../lib/reasons';
import Decision from './Decision.svelte';

const shown = (zone: string) => isShown('unicorns', 0, zone);
const question = (what: string, options: OptionView[]): QuestionView => ({ decision: 7, what, text: 'choose', options });
const action = question('action', [
  { text: 'play Narwhal into your stable', verb: 0, card: 1, seat: 0 },
  { text: "play Narwhal into Ben's stable", verb: 0, card: 1, seat: 1 },
  { text: 'play Good Deal', verb: 0, card: 3 },
  { text: 'draw', verb: 1 },
]);

function buttons(): string[] {
  return page.getAllByRole('button').map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim());
}

describe('the decision', () => {
  beforeEach(speakEnglish);
  afterEach(cleanup);

  it('offers what is no card, and the cards as a list on demand', async () => {
    const { play } = game(picture(action));
    render(Decision, { play, shown });
    expect(buttons()).toEqual(['Draw a card', 'As a list']);
    page.getByText('As a list').click();
    expect(await page.findByText('Play Good Deal')).toBeTruthy();
    expect(buttons()).toHaveLength(4);
  });

  it('lists the answers at once if all are about one card', () => {
    const use = question('use', [{ text: 'use Llamacorn', verb: 5, card: 4 }, { text: 'skip Llamacorn', verb: 6, card: 4 }]);
    render(Decision, { play: game(picture(use)).play, shown });
    expect(buttons()).toEqual(['Use Llamacorn', 'Skip Llamacorn']);
  });

  it('asks into whose stable a lifted card goes', async () => {
    const { play, wanted } = game(picture(action));
    render(Decision, { play, shown });
    play.tap({ id: 1, face: 0 });
    expect(await page.findByText('Into Ben’s stable')).toBeTruthy();
    page.getByText('Into Ben’s stable').click();
    expect(wanted).toEqual([{ kind: 'answer', decision: 7, option: 1 }]);
  });

  it('plays a card of one meaning at the second tap, not at the first', () => {
    const { play, wanted } = game(picture(action));
    play.tap({ id: 3, face: 2 });
    expect(wanted).toEqual([]);
    play.tap({ id: 3, face: 2 });
    expect(wanted).toEqual([{ kind: 'answer', decision: 7, option: 2 }]);
  });

  it('shows a card large that cannot be chosen, and says why not', () => {
    const { play } = game(picture(action));
    play.tap({ id: 2, face: 1 });
    expect(play.zoomed?.id).toBe(2);
    expect(reason(play, { id: 2, face: 1 })?.says).toMatch(/^Instants are not played as your action/);
  });

  it('says whose decision it is when it is not yours', () => {
    const { play } = game(picture(null));
    expect(reason(play, { id: 1, face: 0 })).toEqual({ says: 'Not now: Ben must decide first.', rule: '' });
    expect(play.headline).toBe('Waiting for Ben …');
  });

  it('lays out cards that the board does not show', () => {
    const asked = question('pick', [{ text: 'Llamacorn', verb: 7, card: 9 }]);
    const shownPicture = picture(asked);
    shownPicture.zones.push({ name: 'deck', cards: [{ id: 9, face: 3 }] });
    const { play } = game(shownPicture);
    render(Decision, { play, shown });
    expect(page.getByRole('button', { name: /^Llamacorn ?, can be chosen$/ })).toBeTruthy();
  });
});
