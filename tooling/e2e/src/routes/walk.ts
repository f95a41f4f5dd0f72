import type { Page } from '@playwright/test';
import type { RouteRow } from './routes.ts';

export const home = '/home';
const slots = '/game/egame';
/** Where a page leads that does not stay. Without a game nothing is played; a redirect leads to the page it names. */
const leadsOn: Readonly<Record<string, string>> = {
  '/': home,
  '/loading': home,
  '/redirect/:path': home,
  '/pg/game': slots,
  '/dz/game': slots,
};
/** Visitors may look at the sportsbook of 青山. */
const sportsbook = '/game/sport/:enName';
/** Pages about agents, which 青山 hides. */
export const ofAgents = ['/agent', '/venture', '/app/help/hzhb'];

/** Who walks the route map. */
export interface Walker {
  readonly brand: string;
  /** A member has no phone unless they are `bound`. */
  readonly visitor: 'anybody' | 'member' | 'bound';
}

/** Where the address of a row ends. */
export function endOf({ pattern, access, path }: RouteRow, { brand, visitor }: Walker): string {
  const mayLook = brand === 'qingshan' && pattern === sportsbook;
  if (visitor === 'anybody' && access !== 'public' && !mayLook) return home;
  if (visitor === 'member' && access === 'bind') return '/mine/auth';
  return leadsOn[pattern] ?? path;
}

/** Goes to an address without loading the site anew, as the way back and forward does. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    for (const left of document.querySelectorAll('main h1')) left.setAttribute('data-left', '');
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState({ usr: null, key: `walk-${idx}`, idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
