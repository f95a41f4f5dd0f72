import type { Clock } from '@lobby/platform-kernel/time/clock';

/** Real time, and as much more as it was moved. It only ever goes forward. */
export interface MovableClock extends Clock {
  /** @param ms how far; @throws RangeError for anything but a whole number of at least 0. */
  advance(ms: number): void;
  /** Stands still from here on, but for `advance`. */
  hold(): void;
  /** Goes on, with the time that passed meanwhile. */
  release(): void;
}

export function movableClock(realNow: () => number = Date.now): MovableClock {
  let ahead = 0;
  let heldAt: number | undefined;
  return {
    now: () => (heldAt ?? realNow()) + ahead,
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`The clock cannot be moved by ${ms} ms.`);
      ahead += ms;
    },
    hold() {
      heldAt ??= realNow();
    },
    release() {
      heldAt = undefined;
    },
  };
}
