import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 100;

/** Withdrawals that are open or need a person, oldest first, then the newest that ended. */
export async function withdrawalList(db: Kysely<Tables>) {
  const rows = db
    .selectFrom('withdrawals')
    .innerJoin('withdrawal_accounts', 'withdrawal_accounts.id', 'withdrawals.account_id')
    .selectAll('withdrawals')
    .select(['withdrawal_accounts.masked', 'withdrawal_accounts.holder'])
    .limit(mostListed);
  const waits = await rows
    .where(row => row.or([row('finished_at', 'is', null), row('finding', '!=', '')]))
    .orderBy('withdrawals.created_at')
    .execute();
  const ended = await rows
    .where('finished_at', 'is not', null)
    .where('finding', '=', '')
    .orderBy('finished_at', 'desc')
    .execute();
  return { waits: await withNames(db, waits), ended: await withNames(db, ended) };
}

/** How many withdrawals a person has to look at. */
export async function countInReview(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where(row => row.or([row('state', '=', 'review'), row('finding', '!=', '')]))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type ListedWithdrawal = Awaited<ReturnType<typeof withdrawalList>>['waits'][number];
