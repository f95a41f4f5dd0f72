import type { Claimed } from '@lobby/platform-kernel/jobs/job';
import type { Queue } from '@lobby/platform-kernel/jobs/queue';
import { sql } from 'kysely';
import type { Providers } from '../../providers/open-providers.ts';
import { review } from './review.ts';
import { moveTo } from './withdrawal-row.ts';

/** How long a server that has claimed a withdrawal may stay silent before another one asks. */
export const leaseMs = 60_000;

export type ClaimedWithdrawal = Claimed<'withdrawals'>;

/** Where withdrawals wait for their next step; a claim of one that is out is a question about it. */
export const withdrawalQueue: Queue<'withdrawals'> = {
  table: 'withdrawals',
  id: 'id',
  dueAt: 'next_at',
  also: sql`asked = item.asked + CASE WHEN item.state IN ('held', 'approved') THEN 0 ELSE 1 END`,
};

/** What is to be done outside of any transaction. */
export interface DueCall {
  readonly call: 'send' | 'ask';
  /** The code of the one that is called. */
  readonly provider: string;
  /** How many requests had been sent by then, this one included. */
  readonly sends: number;
}

/**
 * Does what needs no call of the provider: judges a held withdrawal, stamps one that is sent before its request leaves.
 * @returns the call that is due; undefined when there is none.
 */
export async function prepareCall(
  claimed: ClaimedWithdrawal,
  providers: Pick<Providers, 'payerOf'>,
  now: number,
): Promise<DueCall | undefined> {
  const { row, until, record } = claimed;
  if (row.state === 'held') {
    await record((trx, held) => review(trx, held, now));
    return undefined;
  }
  if (row.state !== 'approved') return { call: 'ask', provider: row.provider, sends: row.sends };
  // What was sent to one before is sent again to the same, or the two would pay it both.
  const provider = row.provider || providers.payerOf(row.kind)?.code;
  if (!provider) {
    await record((trx, approved) =>
      moveTo(trx, approved, { to: 'approved', source: 'provider', at: now, nextAt: until }),
    );
    return undefined;
  }
  const change = { provider, sends: row.sends + 1 };
  const isOwn = await record((trx, approved) =>
    moveTo(trx, approved, { to: 'sending', source: 'provider', at: now, nextAt: until, change }),
  );
  return isOwn ? { call: 'send', provider, sends: change.sends } : undefined;
}
