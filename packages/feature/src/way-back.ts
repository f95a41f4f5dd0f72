/**
 * Where somebody was going when a guard sent them elsewhere: the state of that one entry of the browser's history. It
 * outlives a reload, and ends when they go elsewhere themselves.
 */
export interface WayBack {
  /** Path, query and hash. */
  readonly goingTo: string;
}

/** What an entry remembers of the place that somebody was sent away from. */
export function wayBackTo(at: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): WayBack {
  return { goingTo: at.pathname + at.search + at.hash };
}

/** The page of this site that a state leads back to; undefined for anything else: `//host`, `/\\host`, `javascript:`. */
export function wayBack(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('goingTo' in state)) return undefined;
  const { goingTo } = state;
  return typeof goingTo === 'string' && /^\/(?![\\/])[^\s\\]*$/.test(goingTo) ? goingTo : undefined;
}
