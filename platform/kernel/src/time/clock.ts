/** The time, as everything on the platform reads it: ms since the epoch. Tests hand in one they drive. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is moved. */
export function manualClock(startMs: number): Clock & { advance(ms: number): void; set(ms: number): void } {
  let at = startMs;
  return {
    now: () => at,
    advance: ms => {
      at += ms;
    },
    set: ms => {
      at = ms;
    },
  };
}
