/** Something that is fetched for a part of the page, anew when the language changes. */

import { Trouble } from './api';
import { t, words } from './words.svelte';

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  trouble = $state('');

  constructor(fetch: () => Promise<T>) {
    $effect(() => {
      void words.language;
      let wanted = true;
      fetch().then(
        (value) => wanted && (this.value = value),
        (error: unknown) => wanted && (this.trouble = error instanceof Trouble && error.message !== 'no-connection' ? error.message : t('no-connection')),
      );
      return () => (wanted = false);
    });
  }
}
