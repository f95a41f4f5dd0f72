import { readFileSync } from 'node:fs';

/** Who may open a page: everybody, members, members with a bound phone. */
export type RouteAccess = 'public' | 'auth' | 'bind';

/** A row of the route map of the specification (docs/rules.md#pages). */
export interface RouteRow {
  readonly pattern: string;
  readonly access: RouteAccess;
  /** An address of it; what its parameters name is not there, but for the sportsbook and a way inside the site. */
  readonly path: string;
}

const parameters: Readonly<Record<string, string>> = {
  ':enName': 'crty',
  ':path': '%2Fhome',
  ':id': '1',
  ':info': '1',
};

/** The rows of a list: a pattern and its access a line. */
export function readRoutes(text: string): RouteRow[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [pattern = '', access = ''] = line.split(' ');
      const path = pattern.replace(/:\w+/, name => parameters[name] ?? name);
      // Safe: the list is compared with the specification, which knows no other.
      return { pattern, access: access as RouteAccess, path };
    });
}

export const routes = readRoutes(readFileSync(new URL('./routes.txt', import.meta.url), 'utf8'));
