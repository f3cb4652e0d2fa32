/** The words of the interface, from Fluent files. Every language has all of them, which a test sees to. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefer, preference } from './device';

export const LANGUAGES = { en: 'English', id: 'Bahasa Indonesia', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const sources: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('../locales/en.ftl?raw'),
  id: () => import('../locales/id.ftl?raw'),
  es: () => import('../locales/es.ftl?raw'),
};

function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

function fromBrowser(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle | null>(null);

  /** Load a language: the one chosen before, else the browser's. */
  async start(): Promise<void> {
    const chosen = preference('language', '');
    await this.choose(isLanguage(chosen) ? chosen : fromBrowser(), false);
  }

  async choose(language: Language, remember = true): Promise<void> {
    this.bundle = await bundle(language);
    this.language = language;
    document.documentElement.lang = language;
    if (remember) prefer('language', language);
    dispatchEvent(new Event('language-chosen'));
  }

  /** A message in the chosen language. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(id);
    return message?.value ? this.bundle!.formatPattern(message.value, values) : id;
  }
}

async function bundle(language: string): Promise<FluentBundle> {
  const source = sources[language];
  const made = new FluentBundle(language, { useIsolating: false });
  if (source) made.addResource(new FluentResource((await source()).default));
  return made;
}

export const words = new Words();

/** A message named after something that the table names; the table's own words stand in where there is none. */
export function said(id: string, otherwise: string): string {
  const found = words.say(id);
  return found === id ? otherwise : found;
}

/** Short for `words.say`. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return words.say(id, values);
}
