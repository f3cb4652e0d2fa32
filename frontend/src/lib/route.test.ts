import { beforeEach, describe, expect, it } from 'vitest';
import { route } from './route.svelte';

describe('the address', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('of a table gives its code in capitals', () => {
    route.go('/t/ab3xy9');
    expect(route.code).toBe('AB3XY9');
  });

  it('of a replay gives the code, too', () => {
    route.go('/t/AB3XY9/replay');
    expect([route.code, route.replay]).toEqual(['AB3XY9', true]);
    route.go('/t/AB3XY9');
    expect([route.code, route.replay]).toEqual(['AB3XY9', false]);
  });

  it('of a look back gives the code, too', () => {
    route.go('/t/AB3XY9/look-back');
    expect([route.code, route.lookBack, route.replay]).toEqual(['AB3XY9', true, false]);
  });

  it('of a moment of a replay gives the code, too', () => {
    route.go('/t/AB3XY9/replay#12');
    expect([route.code, route.replay, location.hash]).toEqual(['AB3XY9', true, '#12']);
  });

  it('of anything else gives none', () => {
    route.go('/t/too-long-a-code');
    expect(route.code).toBe('');
    route.go('/');
    expect(route.code).toBe('');
  });

  it('follows the browser back', async () => {
    route.go('/t/AB3XY9');
    route.go('/');
    const moved = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await moved;
    expect(route.code).toBe('AB3XY9');
  });
});
