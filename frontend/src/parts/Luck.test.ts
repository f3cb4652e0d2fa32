import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../lib/messages';
import { game, picture, speakEnglish } from '../lib/testing';
import Luck from './Luck.svelte';

const ANA: SeatView = { name: 'Ana', holder: 'person' };
const BEN: SeatView = { name: 'Ben', holder: 'person' };

/** The lobby with these seats; what is wanted of the table. */
function lobby(seats: SeatView[], you = 0) {
  const { play, wanted } = game(picture(null));
  const view: TableView = { ...play.view, seats, you, stage: 'lobby' };
  render(Luck, { connection: play.connection, view });
  return wanted;
}

describe('luck of one’s own', () => {
  beforeEach(speakEnglish);
  afterEach(cleanup);

  it('is sent to the table as words', async () => {
    const wanted = lobby([ANA, BEN]);
    await fireEvent.input(page.getByRole('textbox', { name: 'Any words' }), { target: { value: 'a lucky horse' } });
    await fireEvent.click(page.getByRole('button', { name: 'Add my own luck to the shuffle' }));
    expect(wanted).toEqual([{ kind: 'add_luck', words: 'a lucky horse' }]);
  });

  it('is told with its hash when it is part of the shuffle', () => {
    lobby([{ ...ANA, luck: '1f00' }, { ...BEN, luck: '2e11' }]);
    expect(page.getByRole('status').textContent).toContain('1f00');
    expect(page.getByRole('status').textContent).toContain('One player has added luck');
    expect(page.getByRole('status').textContent).not.toContain('2e11');
  });

  it('is not for those who watch', () => {
    lobby([ANA, BEN], -1);
    expect(page.queryByRole('textbox')).toBeNull();
  });
});
