/** A clock that a test moves, with the timers that follow it. */
export function manualTime(start = 0) {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    /** Timers that are set. */
    timers: () => timers.size,
    later(run: () => void, ms: number): () => void {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    /** Lets so many ms pass while no timer runs, as on a device that sleeps. */
    sleep(ms: number): void {
      now += ms;
    },
    /** Lets so many ms pass; each timer runs at its time. */
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      for (;;) {
        // What is waited for, a connection or login, comes between two timers.
        await new Promise(setImmediate);
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
