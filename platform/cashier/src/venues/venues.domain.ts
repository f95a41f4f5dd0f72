import './venues.tables.ts';
import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { startJob } from '@lobby/platform-kernel/jobs/run-job';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import { balanceCalls } from './balances/balance-calls.ts';
import { conversionCalls } from './conversion/conversion-calls.ts';
import { openVenues, serverVenues } from './directory/venue-list.ts';
import { gameCalls } from './games/game-calls.ts';
import { createGameShelf } from './games/game-shelf.ts';
import { pullHistory } from './history/pull-history.ts';
import { unbookedJob } from './history/unbooked-rounds.ts';
import { endGamesWithSessions } from './launch/end-with-session.ts';
import { launchCalls } from './launch/launch-calls.ts';
import { leftGamesJob } from './launch/left-games.ts';
import { transfersPage } from './operator/transfers-page.tsx';
import { takeOver } from './provider/demo-venue/take-over.ts';
import { listBets } from './records/list-bets.ts';
import { roundSource } from './records/round-source.ts';
import { returnCalls } from './returns/return-calls.ts';
import { returnsPage } from './returns/returns-page.tsx';
import { watchReturns } from './returns/watch-returns.ts';
import { transferJobs } from './saga/process-due.ts';
import { transferCalls } from './transfers/transfer-calls.ts';
import type { VenueNeeds } from './venue-deps.ts';

const pauseMs = 1_000;
const takeOverMs = 10_000;
const historyMs = 2_000;
const returnsMs = 60_000;

/** Venues: what there is to open and how it is opened; members' purses there and of USDT, and how money moves. */
export const venuesDomain =
  ({ rateOf, ownBets = [], ...needs }: VenueNeeds): DomainFactory =>
  platform => {
    const venues = openVenues(platform);
    const deps = { ...platform, ...needs, venues, shelf: createGameShelf({ ...platform, venues }) };
    const bets = [...ownBets, roundSource(deps.shelf)];
    let workers: readonly Repeated[] = [];
    async function takeOverAll(): Promise<void> {
      for (const code of serverVenues()) {
        const server = venues.get(code);
        if (server) await takeOver(platform, code, server);
      }
    }
    return {
      id: 'venues',
      handlers: [
        ...launchCalls(deps),
        ...gameCalls(deps),
        ...returnCalls(deps),
        ...transferCalls(deps),
        ...balanceCalls(deps),
        ...conversionCalls(platform, rateOf),
        implement(contract.userBets.queryMemberBetList, (input, ctx) =>
          listBets(ctx.db, bets, memberOf(ctx).id, input),
        ),
      ],
      operator: [transfersPage(deps), returnsPage(deps)],
      async start() {
        const onError = (error: unknown) =>
          platform.log.warn({ err: error }, 'the server of the venues gave no answer and is asked again');
        workers = [
          ...transferJobs(deps).map(job => startJob(deps, job, pauseMs)),
          endGamesWithSessions(deps),
          startJob(deps, leftGamesJob(deps), pauseMs),
          ...(platform.config.venueServer
            ? [
                repeat(takeOverAll, takeOverMs, onError),
                repeat(() => pullHistory(deps), historyMs, onError),
                startJob(deps, unbookedJob(deps), pauseMs),
                repeat(() => watchReturns(deps), returnsMs, onError),
              ]
            : []),
        ];
      },
      catchUp: () => runAllNow(workers),
      stop: () => stopAll(workers),
    };
  };
