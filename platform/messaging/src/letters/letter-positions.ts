import './letters.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * What has come for members: a text for each that is another one when a letter was sent to them, a broadcast to their
 * site, or one of either was read.
 */
export async function letterPositions(
  db: Kysely<Tables>,
  members: readonly { readonly id: string; readonly siteId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (members.length === 0) return new Map();
  const ids = members.map(({ id }) => id);
  const letters = await db
    .selectFrom('letters')
    .select(({ fn }) => [
      'member_id',
      fn.countAll<string>().as('all'),
      fn.count<string>('read_at').as('read'),
    ])
    .select(({ fn }) => fn.max('sent_at').as('newest'))
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .execute();
  const marks = await db
    .selectFrom('broadcast_marks')
    .select(({ fn }) => ['member_id', fn.count<string>('read_at').as('read')])
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .execute();
  const broadcasts = await db
    .selectFrom('broadcasts')
    .select(({ fn }) => ['site_id', fn.max('sent_at').as('newest')])
    .where('site_id', 'in', [...new Set(members.map(({ siteId }) => siteId))])
    .groupBy('site_id')
    .execute();
  const own = new Map(
    letters.map(({ member_id, all, read, newest }) => [member_id, `${all} ${read} ${newest}`]),
  );
  const readOf = new Map(marks.map(({ member_id, read }) => [member_id, read]));
  const sentTo = new Map(broadcasts.map(({ site_id, newest }) => [site_id, String(newest)]));
  return new Map(
    members.map(({ id, siteId }) => [id, `${own.get(id)}/${readOf.get(id)}/${sentTo.get(siteId)}`]),
  );
}
