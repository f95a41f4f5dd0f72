import type { Member } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Whose letters: every query is by member, and by site where it reads broadcasts. */
export interface Reader extends Pick<Member, 'id' | 'siteId' | 'registeredAt'> {
  /** When the pause began that the member is in, ms: marketing since then is not theirs while it runs. */
  readonly pausedSince: number | undefined;
}

/** The broadcasts of a member: sent to the site since the member registered, and not removed by this member. */
function broadcastsOf(db: Kysely<Tables>, { id, siteId, registeredAt, pausedSince }: Reader) {
  return db
    .selectFrom('broadcasts as b')
    .leftJoin('broadcast_marks as k', join =>
      join.onRef('k.broadcast_id', '=', 'b.id').on('k.member_id', '=', id),
    )
    .where('b.site_id', '=', siteId)
    .where('b.sent_at', '>=', BigInt(registeredAt))
    .where('k.deleted_at', 'is', null)
    .$if(pausedSince !== undefined, some =>
      some.where(({ or, eb }) =>
        or([eb('b.type', '<>', 'bractivity'), eb('b.sent_at', '<', BigInt(pausedSince ?? 0))]),
      ),
    );
}

/** The letters to a member alone. */
export function personalOf(db: Kysely<Tables>, { id, pausedSince }: Reader) {
  return db
    .selectFrom('letters as l')
    .where('l.member_id', '=', id)
    .$if(pausedSince !== undefined, some =>
      some.where(({ or, eb }) =>
        or([eb('l.type', '<>', 'activity'), eb('l.sent_at', '<', BigInt(pausedSince ?? 0))]),
      ),
    );
}

/** The broadcasts of a member by id, for marking them. */
export function broadcastIdsOf(db: Kysely<Tables>, reader: Reader) {
  return broadcastsOf(db, reader).select('b.id');
}

/** Every letter of a member, personal or broadcast. */
export function lettersOf(db: Kysely<Tables>, reader: Reader) {
  const personal = personalOf(db, reader)
    .select(['l.id', 'l.title', 'l.content', 'l.title_zh_tw', 'l.content_zh_tw', 'l.sent_at', 'l.read_at'])
    .select(({ ref }) => ref('l.type').$castTo<string>().as('kind'));
  const broadcast = broadcastsOf(db, reader)
    .select(['b.id', 'b.title', 'b.content', 'b.title_zh_tw', 'b.content_zh_tw', 'b.sent_at', 'k.read_at'])
    .select(({ ref }) => ref('b.type').$castTo<string>().as('kind'));
  return db.selectFrom(personal.unionAll(broadcast).as('letter'));
}
