import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 100;

/** Transfers that have not come to their end, those that wait for a person first, then the oldest. */
export async function openTransfers(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('venue_transfers')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy(row => row('state', '=', 'parked'), 'desc')
    .orderBy('created_at')
    .limit(mostListed)
    .execute();
  return withNames(db, rows);
}

/** How many transfers wait for a person. */
export async function countParked(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('venue_transfers')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('finished_at', 'is', null)
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type ListedTransfer = Awaited<ReturnType<typeof openTransfers>>[number];
