import { lastMinute } from '@lobby/http-door';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Logger } from 'pino';

const kinds = ['calls', 'unfinished', 'connections'] as const;

/**
 * `calls`: answered "busy". `unfinished`: requests above the limit of an address. `connections`: connections above it.
 */
export type Shed = (typeof kinds)[number];

/** Counts rejections because of load, for the health page and the log. */
export interface Shedding {
  note(kind: Shed): void;
  /** Number of each kind within the last minute. */
  lastMinute(): Record<Shed, number>;
}

const logEveryMs = 60_000;

/** Logs when it begins, and then once a minute, so that a flood does not fill the log as well. */
export function createShedding(clock: Clock, log: Pick<Logger, 'warn'>): Shedding {
  const counter = lastMinute(kinds, () => clock.now());
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    note(kind) {
      counter.add(kind);
      if (clock.now() - loggedAt < logEveryMs) return;
      loggedAt = clock.now();
      log.warn({ shed: counter.counts() }, 'callers are being turned away');
    },
    lastMinute: () => counter.counts(),
  };
}
