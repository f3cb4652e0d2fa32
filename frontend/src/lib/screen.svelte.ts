/** What the device can show: a wide window, and whether its owner wants things to stand still. */

function query(text: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(text) : null;
}

class Screen {
  /** As wide as that of a desk: there is a column at the side. */
  wide = $state(false);
  /** At least as large as that of a tablet. */
  roomy = $state(false);

  constructor() {
    this.watch('(min-width: 60rem)', (fits) => (this.wide = fits));
    this.watch('(min-width: 48rem) and (min-height: 48rem)', (fits) => (this.roomy = fits));
  }

  private watch(text: string, tell: (fits: boolean) => void) {
    const found = query(text);
    tell(found?.matches ?? false);
    found?.addEventListener('change', (event) => tell(event.matches));
  }

  /** Whether motion is to be left out. */
  get calm(): boolean {
    return query('(prefers-reduced-motion: reduce)')?.matches ?? true;
  }
}

export const screen = new Screen();
