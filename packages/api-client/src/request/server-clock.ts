/** The server's time as well as this client knows it. */
export interface ServerClock {
  now(): number;
  /** The server said what time it is. */
  learn(serverMs: number): void;
}

/** @param localNow this machine's clock, which may be wrong by hours or jump. */
export function createServerClock(localNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => Math.round(localNow() + offset),
    learn(serverMs) {
      if (Number.isFinite(serverMs) && serverMs > 0) offset = serverMs - localNow();
    },
  };
}
