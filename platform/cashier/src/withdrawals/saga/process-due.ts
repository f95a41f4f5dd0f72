import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Providers } from '../../providers/open-providers.ts';
import type { SendAnswer, WithdrawalSide } from '../../providers/withdrawal-side.ts';
import { type ClaimedWithdrawal, type DueCall, leaseMs, prepareCall, withdrawalQueue } from './claim.ts';
import { instructionFor } from './instruction.ts';
import { type Outcome, recordOutcome } from './record-outcome.ts';

/** A provider that has not answered by then counts as silent, ms; shorter than a lease. */
const answerMs = 20_000;

export type Deps = Pick<Platform, 'db' | 'keys' | 'clock' | 'log'> & {
  readonly providers: Pick<Providers, 'of' | 'payerOf'>;
};

/** How many withdrawals a server has in hand at once. */
const concurrency = 8;
/** When a step that failed on our side is made again, ms. */
const backOff = [5_000, 60_000, 300_000];

/**
 * The steps of withdrawals that are due. Any number of servers may do them at once; one whose provider is silent until its
 * time is over holds up no other.
 */
export function withdrawalJob(deps: Deps): Job<'withdrawals'> {
  return {
    name: 'withdrawals',
    queue: withdrawalQueue,
    leaseMs,
    atOnce: concurrency,
    backOff,
    async work(claimed) {
      const due = await prepareCall(claimed, deps.providers, deps.clock.now());
      if (!due) return;
      const outcome = await outcomeOf(deps, claimed, due);
      await recordOutcome(deps, claimed, { ...due, outcome, at: deps.clock.now() });
    },
  };
}

/** Does every step of withdrawals that is due now. */
export function processDue(deps: Deps): Promise<void> {
  return doDue(deps, withdrawalJob(deps));
}

async function outcomeOf(
  deps: Deps,
  claimed: ClaimedWithdrawal,
  { call, provider: code }: DueCall,
): Promise<Outcome> {
  const { providers, log } = deps;
  const { id } = claimed.row;
  try {
    const provider = providers.of(code)?.withdrawals;
    if (!provider) throw new Error(`the provider "${code}" is not set up`);
    const answer = call === 'ask' ? provider.ask(id) : send(deps, claimed, provider);
    return await withTimeout(answer, answerMs, 'the provider');
  } catch (error) {
    log.warn({ err: error, withdrawal: id, call }, 'the outcome of a withdrawal is unknown');
    return { kind: 'unknown' };
  }
}

async function send(
  deps: Deps,
  { row, until }: ClaimedWithdrawal,
  provider: WithdrawalSide,
): Promise<SendAnswer> {
  const instruction = await instructionFor(deps, row);
  // Another server asks by now, and a person may have decided on what it heard.
  if (deps.clock.now() >= until) throw new Error('the claim ended before the request was sent');
  return provider.send(instruction);
}
