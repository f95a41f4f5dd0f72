import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { Providers } from '../../providers/open-providers.ts';
import { asksAgainAt } from './back-off.ts';
import { review } from './review.ts';
import { moveTo, type WithdrawalRow } from './withdrawal-row.ts';

/** How long a server that has claimed a withdrawal may stay silent before another one asks. */
export const leaseMs = 60_000;

/** What is to be done outside the transaction that claimed a withdrawal. */
export interface Claimed {
  readonly row: WithdrawalRow;
  readonly call: 'send' | 'ask';
  /** When the claim ends and another server asks, ms. */
  readonly until: number;
}

/**
 * Takes one withdrawal that is due and not taken: judges a held one, or claims the call of the
 * provider before it is made. A claim without an outcome ends with its lease.
 * @returns undefined when nothing is due, 'done' without a call.
 */
export function claimNext(
  db: Kysely<Tables>,
  providers: Pick<Providers, 'payerOf'>,
  now: number,
): Promise<Claimed | 'done' | undefined> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('withdrawals')
      .selectAll()
      .where('next_at', '<=', BigInt(now))
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.state === 'held') {
      await review(trx, row, now);
      return 'done';
    }
    const shared = { source: 'provider', at: now } as const;
    if (row.state === 'approved') {
      const until = now + leaseMs;
      // What was sent to one before is sent again to the same, or the two would pay it both.
      const provider = row.provider || providers.payerOf(row.kind)?.code;
      if (!provider) {
        await moveTo(trx, row, { ...shared, to: row.state, nextAt: now + leaseMs });
        return 'done';
      }
      const change = { provider, sends: row.sends + 1 };
      await moveTo(trx, row, { ...shared, to: 'sending', nextAt: until, change });
      return { row: { ...row, ...change }, call: 'send', until };
    }
    const asked = row.asked + 1;
    const until = Math.max(now + leaseMs, asksAgainAt(asked, now));
    await moveTo(trx, row, { ...shared, to: row.state, nextAt: until, change: { asked } });
    return { row: { ...row, asked }, call: 'ask', until };
  });
}
