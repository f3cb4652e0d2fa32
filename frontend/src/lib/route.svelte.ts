/** Where we are: home, at a table, or at the replay of its game. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** The code of the table in the address, or "". */
  get code(): string {
    return /^\/t\/([A-Za-z0-9]{6})(?:\/replay)?\/?$/.exec(this.path)?.[1]?.toUpperCase() ?? '';
  }

  /** Whether the game of the table is looked at once more. */
  get replay(): boolean {
    return this.code !== '' && /\/replay\/?$/.test(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();
