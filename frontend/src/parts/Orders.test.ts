import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '../lib/messages';
import { game, picture, speakEnglish } from '../lib/testing';
import Orders from './Orders.svelte';

const WIN = { name: 'win', says: 'the card would win' };
const MAGIC = { name: 'magic', says: 'it is a Magic card' };

/** The menu of a table at which these orders can be given; what is wanted of the table. */
function menu(orders: TableView['orders']) {
  const { play, wanted } = game(picture(null));
  Object.assign(play.view, { orders });
  render(Orders, { play });
  return wanted;
}

describe('standing orders', () => {
  beforeEach(speakEnglish);
  afterEach(cleanup);

  it('are sent all together when one more is ticked', async () => {
    const wanted = menu([{ ...WIN, on: true }, MAGIC]);
    await fireEvent.click(page.getByRole('checkbox', { name: 'it is a Magic card' }));
    expect(wanted).toEqual([{ kind: 'order', conditions: ['win', 'magic'] }]);
  });

  it('are taken back when none is ticked', async () => {
    const wanted = menu([{ ...WIN, on: true }, MAGIC]);
    await fireEvent.click(page.getByRole('checkbox', { name: 'the card would win' }));
    expect(wanted).toEqual([{ kind: 'order', conditions: [] }]);
  });

  it('are not there where the table takes none', () => {
    menu([]);
    expect(page.queryByText('Standing orders')).toBeNull();
  });
});
