import { type Frame, paths, type Route } from '@lobby/feature';
import { type WayBack, wayBackTo } from '@lobby/feature/way-back';
import type { Location } from 'react-router-dom';
import { type GuardWorld, guard } from '../guard/guard.ts';
import { sentHomeFrom } from '../navigation/way-back.ts';
import { routeOf } from './route-table.ts';
import type { Screens } from './screens.ts';

/** What arriving needs of the site. */
export interface ArrivalWorld extends GuardWorld {
  readonly table: readonly Route[];
  readonly screens: Screens;
  /** Around every page with the layout `mine`. */
  readonly mineFrame?: Frame;
  /** Forgets what was answered about the member, for a page that ignores it; a page drawn while building has nothing. */
  readonly forgetAnswers?: () => void;
}

/** Where a visitor is sent instead; `state` is what that entry of the browser's history remembers. */
export interface Elsewhere {
  readonly to: string;
  readonly state?: WayBack;
}

/** The page of loading needs no screen: a page that loads waits where it stands. */
const toHome = ['/', '/loading'];

/**
 * Navigates to a place: runs the guard, then loads the screen. Returns the redirect target, if any. Never throws: a
 * failed load is shown where the screen would be.
 */
export async function arrive(location: Location, world: ArrivalWorld): Promise<Elsewhere | undefined> {
  if (toHome.includes(location.pathname)) return { to: paths.home() + location.search };
  const route = routeOf(location.pathname, world.table);
  const to = await guard(route, world);
  if (to !== undefined) {
    return { to, state: to === paths.home() ? sentHomeFrom(location) : wayBackTo(location) };
  }
  const { screens, mineFrame } = world;
  if (route.ignoreCache) world.forgetAnswers?.();
  const wanted = route.layout === 'mine' && mineFrame ? [mineFrame, route] : [route];
  await Promise.allSettled(wanted.map(one => screens.bring(one)));
  return undefined;
}

/**
 * The first page of a visit, brought before anything is drawn, so a prerendered page stays until its screen is
 * here. Where a guard sends the visitor elsewhere, the address is changed first.
 */
export async function arriveFirst(world: ArrivalWorld): Promise<Location> {
  const location = addressNow();
  const elsewhere = await arrive(location, world);
  if (!elsewhere) return location;
  // As the router writes it: `usr` is the state that its locations show.
  window.history.replaceState(elsewhere.state ? { usr: elsewhere.state } : null, '', elsewhere.to);
  return arriveFirst(world);
}

/**
 * The address as BrowserRouter will read it, with what the entry remembers: a page without history state has the key
 * "default".
 */
function addressNow(): Location {
  const { pathname, search, hash } = window.location;
  const { usr: state = null, key = 'default' } = Object(window.history.state) as Partial<HistoryEntry>;
  return { pathname, search, hash, state, key };
}

/** What BrowserRouter writes into an entry of the history. */
interface HistoryEntry {
  readonly usr: unknown;
  readonly key: string;
}
