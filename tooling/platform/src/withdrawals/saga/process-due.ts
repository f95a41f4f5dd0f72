import type { Platform } from '../../kernel/domain.ts';
import { withTimeout } from '../../kernel/with-timeout.ts';
import type { Providers } from '../../providers/open-providers.ts';
import type { SendAnswer, WithdrawalSide } from '../../providers/withdrawal-side.ts';
import { type Claimed, claimNext } from './claim.ts';
import { instructionFor } from './instruction.ts';
import { type Outcome, recordOutcome } from './record-outcome.ts';

/** A provider that has not answered by then counts as silent, ms; shorter than a lease. */
const answerMs = 20_000;

export type Deps = Pick<Platform, 'db' | 'keys' | 'clock' | 'log'> & {
  readonly providers: Pick<Providers, 'of' | 'payerOf'>;
};

/**
 * Does every step of withdrawals that is due now, one after the other. Any number of servers, and of workers of one, may
 * do so at once.
 */
export async function processDue(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claimNext(deps.db, deps.providers, deps.clock.now());
    if (!claimed) return;
    if (claimed === 'done') continue;
    const outcome = await outcomeOf(deps, claimed);
    const { row, call } = claimed;
    await recordOutcome(deps, row.id, { call, sends: row.sends, outcome, at: deps.clock.now() });
  }
}

async function outcomeOf(deps: Deps, claimed: Claimed): Promise<Outcome> {
  const { providers, log } = deps;
  const { row, call } = claimed;
  try {
    const provider = providers.of(row.provider)?.withdrawals;
    if (!provider) throw new Error(`the provider "${row.provider}" is not set up`);
    const answer = call === 'ask' ? provider.ask(row.id) : send(deps, claimed, provider);
    return await withTimeout(answer, answerMs, 'the provider');
  } catch (error) {
    log.warn({ err: error, withdrawal: row.id, call }, 'the outcome of a withdrawal is unknown');
    return { kind: 'unknown' };
  }
}

async function send(deps: Deps, { row, until }: Claimed, provider: WithdrawalSide): Promise<SendAnswer> {
  const instruction = await instructionFor(deps, row);
  // Another server asks by now, and a person may have decided on what it heard.
  if (deps.clock.now() >= until) throw new Error('the claim ended before the request was sent');
  return provider.send(instruction);
}
