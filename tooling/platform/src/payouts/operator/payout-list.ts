import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';

const mostListed = 100;

/** Withdrawals that are open or need a person, oldest first, then the newest that ended. */
export async function payoutList(db: Kysely<Tables>) {
  const rows = db
    .selectFrom('payouts')
    .innerJoin('members', 'members.id', 'payouts.member_id')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'payouts.account_id')
    .selectAll('payouts')
    .select(['members.name', 'payout_accounts.masked', 'payout_accounts.holder'])
    .limit(mostListed);
  const waits = await rows
    .where(row => row.or([row('finished_at', 'is', null), row('finding', '!=', '')]))
    .orderBy('payouts.created_at')
    .execute();
  const ended = await rows
    .where('finished_at', 'is not', null)
    .where('finding', '=', '')
    .orderBy('finished_at', 'desc')
    .execute();
  return { waits, ended };
}

export type ListedPayout = Awaited<ReturnType<typeof payoutList>>['waits'][number];
