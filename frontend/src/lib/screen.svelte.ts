/** What the device can show: a wide window, and whether its owner wants things to stand still. */

function query(text: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(text) : null;
}

class Screen {
  wide = $state(false);

  constructor() {
    const wide = query('(min-width: 60rem)');
    this.wide = wide?.matches ?? false;
    wide?.addEventListener('change', (event) => (this.wide = event.matches));
  }

  /** Whether motion is to be left out. */
  get calm(): boolean {
    return query('(prefers-reduced-motion: reduce)')?.matches ?? true;
  }
}

export const screen = new Screen();
