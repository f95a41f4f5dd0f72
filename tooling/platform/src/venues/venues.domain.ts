import './venues.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { hasOperatorPages } from '../kernel/operator-door.ts';
import { type Repeated, repeat, runAllNow, stopAll } from '../kernel/repeat.ts';
import { balanceCalls } from './balances/balance-calls.ts';
import { conversionCalls } from './conversion/conversion-calls.ts';
import { openVenues } from './directory/venue-list.ts';
import { mountOperatorTransfers } from './operator/operator-transfers.ts';
import { processQueue, queuesOf } from './saga/process-due.ts';
import { transferCalls } from './transfers/transfer-calls.ts';
import type { VenueNeeds } from './venue-deps.ts';

const pauseMs = 1_000;

/** Members' purses at venues and of USDT: what is there, and how money gets there and back. */
export const venuesDomain =
  ({ mayTransferIn, rateOf }: VenueNeeds): DomainFactory =>
  platform => {
    const deps = { ...platform, venues: openVenues(platform.db), mayTransferIn };
    let workers: readonly Repeated[] = [];
    return {
      id: 'venues',
      handlers: [...transferCalls(deps), ...balanceCalls(deps), ...conversionCalls(platform, rateOf)],
      mount(app) {
        if (hasOperatorPages(platform.config)) mountOperatorTransfers(app, deps);
      },
      async start() {
        workers = queuesOf(deps.venues).map(queue =>
          repeat(
            () => processQueue(deps, queue),
            pauseMs,
            error => platform.log.error({ err: error, queue }, 'transfers stand still; they are tried again'),
          ),
        );
      },
      catchUp: () => runAllNow(workers),
      stop: () => stopAll(workers),
    };
  };
