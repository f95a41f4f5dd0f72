import type { Kysely } from 'kysely';
import type { Member } from '../kernel/context.ts';
import type { Tables } from '../kernel/tables.ts';

/** Whose letters: every query is by member, and by site where it reads broadcasts. */
export type Reader = Pick<Member, 'id' | 'siteId'>;

/** The broadcasts of a member: sent to the site since the member registered, and not removed by this member. */
function broadcastsOf(db: Kysely<Tables>, { id, siteId }: Reader) {
  return db
    .selectFrom('broadcasts as b')
    .innerJoin('members as m', join => join.on('m.id', '=', id).onRef('b.sent_at', '>=', 'm.created_at'))
    .leftJoin('broadcast_marks as k', join =>
      join.onRef('k.broadcast_id', '=', 'b.id').onRef('k.member_id', '=', 'm.id'),
    )
    .where('b.site_id', '=', siteId)
    .where('m.site_id', '=', siteId)
    .where('k.deleted_at', 'is', null);
}

/** The broadcasts of a member by id, for marking them. */
export function broadcastIdsOf(db: Kysely<Tables>, reader: Reader) {
  return broadcastsOf(db, reader).select('b.id');
}

/** Every letter of a member, personal or broadcast. */
export function lettersOf(db: Kysely<Tables>, reader: Reader) {
  const personal = db
    .selectFrom('letters as l')
    .select(['l.id', 'l.title', 'l.content', 'l.title_zh_tw', 'l.content_zh_tw', 'l.sent_at', 'l.read_at'])
    .select(({ ref }) => ref('l.type').$castTo<string>().as('kind'))
    .where('l.member_id', '=', reader.id);
  const broadcast = broadcastsOf(db, reader)
    .select(['b.id', 'b.title', 'b.content', 'b.title_zh_tw', 'b.content_zh_tw', 'b.sent_at', 'k.read_at'])
    .select(({ ref }) => ref('b.type').$castTo<string>().as('kind'));
  return db.selectFrom(personal.unionAll(broadcast).as('letter'));
}
