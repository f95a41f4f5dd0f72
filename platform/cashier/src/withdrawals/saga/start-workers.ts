import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import { type Deps, processDue } from './process-due.ts';

const pauseMs = 2_000;
/** How many withdrawals a server has in hand at once. */
const concurrency = 8;

/**
 * Processes withdrawals from now on, each worker by itself: one whose provider is silent until its time is over holds up
 * no other, and none is claimed before there is a worker for it.
 */
export function startWorkers(deps: Deps, workers = concurrency): readonly Repeated[] {
  return Array.from({ length: workers }, () =>
    repeat(
      () => processDue(deps),
      pauseMs,
      error => deps.log.error({ err: error }, 'withdrawals stand still; they are tried again'),
    ),
  );
}
