import type { Location } from 'react-router-dom';
import { type Arrival, type ArrivalWorld, arrive } from './arrive.ts';
import type { TableRow } from './route-table.ts';

/**
 * The first page of a visit, brought before anything is drawn, so a prerendered page stays until its screen is
 * here. Where a guard sends the visitor elsewhere, the address is changed first.
 */
export async function firstArrival(
  table: readonly TableRow[],
  world: ArrivalWorld,
): Promise<Exclude<Arrival, { kind: 'elsewhere' }>> {
  const arrival = await arrive(addressNow(), table, world);
  if (arrival.kind !== 'elsewhere') return arrival;
  // As the router writes it: `usr` is the state that its locations show.
  window.history.replaceState(arrival.state ? { usr: arrival.state } : null, '', arrival.to);
  return firstArrival(table, world);
}

/** The address as BrowserRouter will read it: a page without history state has the key "default". */
function addressNow(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const key =
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
      ? state.key
      : 'default';
  return { pathname, search, hash, state: null, key };
}
