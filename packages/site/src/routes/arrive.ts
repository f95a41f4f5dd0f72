import { withTexts } from '@lobby/i18n';
import type { ComponentType } from 'react';
import { type Location, matchRoutes } from 'react-router-dom';
import type { Reducers } from '../feature.ts';
import { siteMessages } from '../messages/index.ts';
import { type GuardWorld, guard } from './guard.ts';
import type { TableRow } from './route-table.ts';
import { type SentHome, sentHomeFrom } from './way-back.ts';

/** What came of going to a place. */
export type Arrival =
  | {
      readonly kind: 'page';
      readonly location: Location;
      readonly row: TableRow;
      readonly Screen: ComponentType;
    }
  /** `state`: what the entry of that place in the browser's history remembers. */
  | { readonly kind: 'elsewhere'; readonly to: string; readonly state?: SentHome }
  | { readonly kind: 'failed'; readonly location: Location; readonly row: TableRow; readonly error: unknown };

/** What arriving needs of the site. */
export interface ArrivalWorld extends GuardWorld {
  /** Puts a screen's slices into the store. */
  readonly addReducers: (reducers?: Reducers) => void;
}

/** Goes to a place: asks the guard, then brings the screen, its words and its slices. Never throws. */
export async function arrive(
  location: Location,
  table: readonly TableRow[],
  world: ArrivalWorld,
): Promise<Arrival> {
  if (location.pathname === '/') return { kind: 'elsewhere', to: `/home${location.search}` };
  const row = rowOf(location.pathname, table);
  const to = await guard(row, world);
  if (to === '/home') return { kind: 'elsewhere', to, state: sentHomeFrom(location) };
  if (to !== undefined) return { kind: 'elsewhere', to };
  try {
    const words = row.texts ? [siteMessages, row.texts] : [siteMessages];
    const { default: Screen, reducers } = await withTexts(row.load, ...words)();
    world.addReducers(reducers);
    return { kind: 'page', location, row, Screen };
  } catch (error) {
    return { kind: 'failed', location, row, error };
  }
}

/** The row of the table that a path means; the catch-all when no other fits. */
export function rowOf(pathname: string, table: readonly TableRow[]): TableRow {
  const routes = table.map(row => ({ path: row.path, row }));
  const found = matchRoutes(routes, pathname)?.at(-1)?.route.row;
  if (!found) throw new Error('The route table has no catch-all row; add one with the path "*".');
  return found;
}
