/** A time-out or self-exclusion. Times in ms. */
export interface Pause {
  readonly kind: 'time-out' | 'exclusion';
  /** The end of a time-out; of an exclusion the end of its term. */
  readonly until: number;
  /** When the end of an exclusion was asked for whose term is over. */
  readonly endAskedAt: number | null;
}

/** An exclusion ends so long after its end was asked for, ms. */
export const RETURN_WAITS = 24 * 3_600_000;

/** When an exclusion whose end was asked for ends; null while it was not, and for a time-out. */
export function exclusionEndsAt({ kind, endAskedAt }: Pause): number | null {
  return kind === 'exclusion' && endAskedAt !== null ? endAskedAt + RETURN_WAITS : null;
}

/** Whether a pause is in force at an instant. An exclusion outlasts its term until its end was asked for. */
export function isPauseInForce(pause: Pause, now: number): boolean {
  return now < staysUntil(pause);
}

/** The one that stays longer. */
export function longerPause(one: Pause, other: Pause): Pause {
  if (staysUntil(one) !== staysUntil(other)) return staysUntil(one) > staysUntil(other) ? one : other;
  return one.until >= other.until ? one : other;
}

/**
 * What an exclusion of the same person elsewhere makes of the pause in force here. It never makes a pause shorter:
 * undefined when the pause stays at least as long.
 */
export function pauseWithExclusion(
  exclusion: Pause,
  current: Pause | undefined,
  now: number,
): Pause | undefined {
  // A term that is over already is over now: a pause does not end before it begins.
  if (!current) return { ...exclusion, until: Math.max(exclusion.until, now) };
  if (longerPause(current, exclusion) === current) return undefined;
  return { ...exclusion, until: Math.max(exclusion.until, current.until) };
}

/** Until when a pause stays by itself: an exclusion for ever, while nobody has asked for its end. */
function staysUntil(pause: Pause): number {
  return pause.kind === 'time-out' ? pause.until : (exclusionEndsAt(pause) ?? Number.POSITIVE_INFINITY);
}
