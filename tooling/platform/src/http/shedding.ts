import { lastMinute } from '@lobby/http-door';
import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';

const kinds = ['calls', 'unfinished', 'connections'] as const;

/** `calls`: answered "busy". `unfinished`: requests too many of an address. `connections`: connections too many. */
export type Shed = (typeof kinds)[number];

/** Counts who was turned away because of load, for the health page and the log. */
export interface Shedding {
  note(kind: Shed): void;
  /** How many within the last minute. */
  lastMinute(): Record<Shed, number>;
}

const logEveryMs = 60_000;

/** The log hears of it when it begins, and then once a minute: a flood must not fill the log as well. */
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
