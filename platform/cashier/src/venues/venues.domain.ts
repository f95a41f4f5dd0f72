import './venues.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { startJob } from '@lobby/platform-kernel/jobs/run-job';
import { type Repeated, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import { balanceCalls } from './balances/balance-calls.ts';
import { conversionCalls } from './conversion/conversion-calls.ts';
import { openVenues } from './directory/venue-list.ts';
import { transfersPage } from './operator/transfers-page.tsx';
import { transferJobs } from './saga/process-due.ts';
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
      operator: [transfersPage(deps)],
      async start() {
        workers = transferJobs(deps).map(job => startJob(deps, job, pauseMs));
      },
      catchUp: () => runAllNow(workers),
      stop: () => stopAll(workers),
    };
  };
