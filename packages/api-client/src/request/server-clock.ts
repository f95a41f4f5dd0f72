/** An estimate of the server's time. */
export interface ServerClock {
  now(): number;
  /** Sets the clock to the server's time, ms. */
  learn(serverMs: number): void;
  /**
   * Starts a request. Pass the server's time in its answer, ms, to the returned function: it was right at some point
   * between the two calls, so the clock is corrected only where it lies outside, and a slow answer does not set it
   * back.
   */
  asking(): (serverMs: number) => void;
}

/** @param localNow this machine's clock, ms, which may be wrong by hours or jump. */
export function createServerClock(localNow: () => number = Date.now): ServerClock {
  let offset = 0;
  const isTime = (ms: number) => Number.isFinite(ms) && ms > 0;
  return {
    now: () => Math.round(localNow() + offset),
    learn(serverMs) {
      if (isTime(serverMs)) offset = serverMs - localNow();
    },
    asking() {
      const asked = localNow();
      return serverMs => {
        if (!isTime(serverMs)) return;
        const least = serverMs - localNow();
        const most = serverMs - asked;
        offset = Math.max(least, Math.min(most, offset));
      };
    },
  };
}
