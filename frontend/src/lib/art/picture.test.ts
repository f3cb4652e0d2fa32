import { describe, expect, it } from 'vitest';
import { castOf } from './casting';
import { CREATURES } from './creatures';
import { AROUND, HATS, HELD } from './extras';
import { picture } from './picture';
import { THINGS } from './things';

const face = (name: string, type = 'Magical Unicorn', subtypes: string[] = []) => ({ name, type, subtypes });

describe('the picture of a card', () => {
  it('is the same each time', () => {
    expect(picture(face('Llamacorn'), 'unicorns')).toBe(picture(face('Llamacorn'), 'unicorns'));
  });

  it('differs between cards of the same kind', () => {
    const foals = ['Red', 'Pink', 'Black', 'White'].map((colour) => picture(face(`Baby Unicorn (${colour})`, 'Baby Unicorn'), 'unicorns'));
    expect(new Set(foals).size).toBe(4);
  });

  it('shows what the name says', () => {
    expect(castOf(face('Shark With a Horn'), 'unicorns').who).toBe('shark');
    expect(castOf(face('Baby Unicorn (Black)', 'Baby Unicorn'), 'unicorns').coat).toBe('#5a5468');
  });

  it('falls back on the subtype of a card that nobody has drawn', () => {
    expect(castOf(face('Somebody New', 'Character', ['Sailor']), 'narrators').hat).toBe('captain');
  });

  it('falls back on the type', () => {
    expect(castOf(face('Something New', 'Downgrade'), 'unicorns').who).toBe('down');
  });

  it('names only figures, hats and things that exist', async () => {
    const source = (await import('./casting.ts?raw')).default as string;
    const named = (what: string) => [...source.matchAll(new RegExp(`\\b${what}: '(\\w+)'`, 'g'))].map((match) => match[1]!);
    expect(named('who').filter((one) => !(one in CREATURES) && !(one in THINGS))).toEqual([]);
    expect(named('hat').filter((one) => !(one in HATS))).toEqual([]);
    expect(named('held').filter((one) => !(one in HELD))).toEqual([]);
    expect(named('around').filter((one) => !(one in AROUND))).toEqual([]);
  });

  it('holds no style attribute, which the policy of the page forbids', () => {
    for (const name of ['Unicorn Phoenix', 'Neigh', 'Tiny Stable']) expect(picture(face(name), 'unicorns')).not.toContain('style=');
  });
});
