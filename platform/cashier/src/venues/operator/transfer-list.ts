import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 100;

/** Transfers that have not come to their end, those that wait for a person first, then the oldest. */
export function openTransfers(db: Kysely<Tables>) {
  return db
    .selectFrom('venue_transfers')
    .innerJoin('members', 'members.id', 'venue_transfers.member_id')
    .selectAll('venue_transfers')
    .select('members.name')
    .where('finished_at', 'is', null)
    .orderBy(row => row('state', '=', 'parked'), 'desc')
    .orderBy('venue_transfers.created_at')
    .limit(mostListed)
    .execute();
}

export type ListedTransfer = Awaited<ReturnType<typeof openTransfers>>[number];
