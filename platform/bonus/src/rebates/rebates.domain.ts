import './rebates.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import type { EmptiedVenues } from '../turnover/index.ts';
import { payRebates } from './pay-rebates.ts';

const pauseMs = 10 * 60_000;

/** Rebates on valid turnover, paid once a day. */
export const rebatesDomain =
  (emptiedVenues: EmptiedVenues): DomainFactory =>
  ({ db, clock, log }) => {
    let paying: Repeated | undefined;
    return {
      id: 'rebates',
      handlers: [],
      async start() {
        paying = repeat(
          () => payRebates(db, { now: clock.now(), emptiedVenues }),
          pauseMs,
          error => log.error({ err: error }, 'rebates were not paid; again later'),
        );
      },
      catchUp: async () => paying?.runNow(),
      stop: async () => paying?.stop(),
    };
  };
