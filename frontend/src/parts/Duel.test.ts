import { cleanup, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QuestionView, WindowView } from '../lib/messages';
import { game, picture, speakEnglish } from '../lib/testing';
import Duel from './Duel.svelte';

const open: WindowView = { number: 3, asked: [0], floor: 2.5, ceiling: 12 };
const pile = [{ id: 8, face: 2 }];
const question: QuestionView = {
  decision: 5, what: 'instant', text: 'answer?', window: true,
  options: [{ text: 'pass', verb: 3 }, { text: 'play Neigh', verb: 4, card: 2 }],
};

describe('the instant window', () => {
  beforeEach(speakEnglish);
  afterEach(cleanup);

  it('shows the card that is played with its text', () => {
    const { play } = game(picture(null, { window: open }));
    render(Duel, { play, pile });
    expect(page.getByRole('heading', { name: 'Good Deal' })).toBeTruthy();
    expect(page.getByText('Draw three cards and discard one card.')).toBeTruthy();
  });

  it('lets a seat answer that can', () => {
    const { play, wanted } = game(picture(question, { window: open }));
    render(Duel, { play, pile });
    page.getByText('Answer with Neigh').click();
    expect(wanted).toEqual([{ kind: 'answer', decision: 5, option: 1 }]);
  });

  it('tells one who has answered that it stays secret', () => {
    const { play } = game(picture(null, { window: { ...open, answered: true } }));
    render(Duel, { play, pile });
    expect(page.getByText(/Nobody sees how/)).toBeTruthy();
  });

  it('takes a pass in advance from anybody', () => {
    const { play, wanted } = game(picture(null, { window: { ...open, asked: [1] } }));
    render(Duel, { play, pile });
    page.getByText('Pass this turn').click();
    expect(wanted).toEqual([{ kind: 'pass', until: 'turn' }]);
  });
});
