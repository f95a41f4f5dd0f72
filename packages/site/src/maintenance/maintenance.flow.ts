/** A visitor waits, or it is just being looked whether the site is back. */
export type MaintenanceState =
  | { readonly step: 'waiting'; readonly tries: number; readonly retryAt: number }
  | { readonly step: 'checking'; readonly tries: number };

export type MaintenanceEvent =
  | { readonly type: 'retried' }
  /**
   * Still closed, or no answer. `spread` in 0…1 is jitter, so that the visitors of a site do not all return at once.
   */
  | { readonly type: 'refused'; readonly nowMs: number; readonly until?: number; readonly spread: number };

const firstMs = 5_000;
const longestMs = 60_000;

export function startMaintenance(nowMs: number): MaintenanceState {
  return { step: 'waiting', tries: 0, retryAt: nowMs + firstMs };
}

export function maintenanceFlow(state: MaintenanceState, event: MaintenanceEvent): MaintenanceState {
  if (event.type === 'retried') return { step: 'checking', tries: state.tries + 1 };
  if (state.step !== 'checking') return state;
  return { step: 'waiting', tries: state.tries, retryAt: event.nowMs + pauseAfter(state.tries, event) };
}

/**
 * 5 s, doubled after every try up to a minute, and up to a fifth more by chance. When the end is known and comes
 * sooner, shortly after it.
 */
function pauseAfter(
  tries: number,
  { nowMs, until, spread }: Extract<MaintenanceEvent, { type: 'refused' }>,
): number {
  const pause = Math.min(firstMs * 2 ** tries, longestMs);
  const left = until === undefined ? Number.NaN : until - nowMs;
  const chosen = left > 0 && left < pause ? Math.max(left, 1_000) : pause;
  return Math.round(chosen * (1 + spread / 5));
}
