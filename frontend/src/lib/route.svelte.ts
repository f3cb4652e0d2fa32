/** Where we are: home, at a table, at the replay of its game, or at the look back at it. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** The code of the table in the address, or "". */
  get code(): string {
    return /^\/t\/([A-Za-z0-9]{6})(?:\/(?:replay|look-back))?\/?$/.exec(this.path)?.[1]?.toUpperCase() ?? '';
  }

  /** Whether the game of the table is looked at once more. */
  get replay(): boolean {
    return this.code !== '' && /\/replay\/?$/.test(this.path);
  }

  /** Whether luck and decisions of the game are looked at. */
  get lookBack(): boolean {
    return this.code !== '' && /\/look-back\/?$/.test(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname; // without the moment after a “#”
    scrollTo(0, 0);
  }
}

export const route = new Route();
