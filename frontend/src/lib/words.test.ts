/** Every language says everything, nothing twice, and nothing that nobody asks for. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const FILES = import.meta.glob('../locales/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

/** Words that are the same in English and another language, because they are names or shared words. */
const SAME: Record<string, readonly string[]> = {
  es: ['game-unicorns', 'game-narrators', 'game-wizard', 'seat-bot', 'no'],
  id: ['game-unicorns', 'game-narrators', 'game-wizard', 'seat-bot', 'menu'],
};

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const wrong = made.addResource(new FluentResource(FILES[`../locales/${language}.ftl`] ?? ''));
  expect(wrong).toEqual([]);
  return made;
}

function messages(language: string): Map<string, string> {
  const text = FILES[`../locales/${language}.ftl`] ?? '';
  const found = new Map<string, string>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const match = /^([a-z][\w-]*) = ([\s\S]*)$/.exec(part.replace(/^#.*\n+/gm, ''));
    if (match) found.set(match[1]!, match[2]!.replace(/\n#[\s\S]*$/, '').trim());
  }
  return found;
}

/** The names that the sources ask for: whole ones, and the fixed parts of those put together. */
function asked(): { whole: Set<string>; parts: RegExp[] } {
  const whole = new Set<string>();
  const parts: RegExp[] = [];
  for (const [path, text] of Object.entries(SOURCES)) {
    if (path.endsWith('.test.ts')) continue;
    for (const [, found] of text.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g)) whole.add(found!);
    for (const [, found] of text.matchAll(/`([a-z]+-(?:[^`]|\$\{[^}]*\})*)`/g)) {
      const pattern = found!.replace(/\$\{[^}]*\}/g, '\0').replace(/[^\w\0-]/g, '');
      parts.push(new RegExp(`^${pattern.replaceAll('\0', '[\\w-]+')}$`));
    }
  }
  return { whole, parts };
}

const english = messages('en');

describe('the English words', () => {
  it('are all asked for somewhere', () => {
    const { whole, parts } = asked();
    const unused = [...english.keys()].filter((id) => !whole.has(id) && !parts.some((part) => part.test(id)));
    expect(unused).toEqual([]);
  });

  it('have every message that is asked for by its whole name', () => {
    const calls = Object.entries(SOURCES).filter(([path]) => !path.endsWith('.test.ts')).flatMap(([, text]) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)]);
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.map(([, id]) => id!).filter((id) => !english.has(id))).toEqual([]);
  });
});

describe.each(['es', 'id'])('the words in %s', (language) => {
  const own = messages(language);

  it('are the same messages as in English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are translated', () => {
    const equal = [...own].filter(([id, text]) => english.get(id) === text && !SAME[language]?.includes(id)).map(([id]) => id);
    expect(equal).toEqual([]);
  });

  it('use the same values', () => {
    const values = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
    for (const [id, text] of own) expect([id, values(text)]).toEqual([id, values(english.get(id) ?? '')]);
  });

  it('can be said', () => {
    const made = bundle(language);
    for (const id of own.keys()) {
      const wrong: Error[] = [];
      const value = made.getMessage(id)?.value;
      expect(value, id).toBeTruthy();
      const filled = Object.fromEntries([...(english.get(id) ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => [name!, 2]));
      made.formatPattern(value!, filled, wrong);
      expect([id, wrong]).toEqual([id, []]);
    }
  });
});
