/** Where we are: home, or at a table. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** The code of the table in the address, or "". */
  get code(): string {
    return /^\/t\/([A-Za-z0-9]{6})\/?$/.exec(this.path)?.[1]?.toUpperCase() ?? '';
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();
