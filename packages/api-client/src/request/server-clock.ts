/** The server's time as well as this client knows it. */
export interface ServerClock {
  now(): number;
  /** The server said what time it is. */
  learn(serverMs: number): void;
  /**
   * A question is under way. Hand the time its answer tells to what this returns: somewhere on the way it was right,
   * so the clock is corrected only where it was outside, and a slow answer does not set it back.
   */
  asking(): (serverMs: number) => void;
}

/** @param localNow this machine's clock, which may be wrong by hours or jump. */
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
