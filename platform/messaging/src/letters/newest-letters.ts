import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** The newest letters to a member alone, as an operator sees them. */
export function newestLetters(db: Kysely<Tables>, memberId: string, most: number) {
  return db
    .selectFrom('letters')
    .select(['type', 'title', 'sent_at', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .limit(most)
    .execute();
}

/** The newest broadcasts of a site, with how many members have read each. */
export function newestBroadcasts(db: Kysely<Tables>, siteId: string, most: number) {
  return db
    .selectFrom('broadcasts as b')
    .leftJoin('broadcast_marks as k', 'k.broadcast_id', 'b.id')
    .select(({ fn }) => ['b.type', 'b.title', 'b.sent_at', fn.count<bigint>('k.read_at').as('readers')])
    .where('b.site_id', '=', siteId)
    .groupBy('b.id')
    .orderBy('b.sent_at', 'desc')
    .limit(most)
    .execute();
}
