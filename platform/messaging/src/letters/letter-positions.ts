import './letters.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * What has come for members since: a text for each that is another one when a letter was sent to them, a broadcast to
 * their site, or one of either was read.
 */
export async function letterPositions(
  db: Kysely<Tables>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members as member')
    .select(eb => [
      'member.id',
      eb
        .selectFrom('letters')
        .select(
          sql<string>`count(*) FILTER (WHERE read_at IS NULL) || '/' || coalesce(max(sent_at), 0)`.as('own'),
        )
        .whereRef('letters.member_id', '=', 'member.id')
        .as('own'),
      eb
        .selectFrom('broadcast_marks')
        .select(sql<string>`count(read_at)`.as('read'))
        .whereRef('broadcast_marks.member_id', '=', 'member.id')
        .as('read'),
      eb
        .selectFrom('broadcasts')
        .select(sql<string>`coalesce(max(sent_at), 0)`.as('sent'))
        .whereRef('broadcasts.site_id', '=', 'member.site_id')
        .as('sent'),
    ])
    .where('member.id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ id, own, read, sent }) => [id, `${own} ${read} ${sent}`]));
}
