import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { isBroadcast, isPersonal } from './letter-kinds.ts';
import { broadcastIdsOf, personalOf, type Reader } from './letters-of.ts';

/**
 * Marks one letter as read; the first time stays.
 * @param now ms since the epoch.
 * @returns false when the member has no such letter.
 */
export async function markRead(
  db: Kysely<Tables>,
  reader: Reader,
  letterId: string,
  now: number,
): Promise<boolean> {
  const personal = await db
    .updateTable('letters')
    .set({ read_at: sql`coalesce(read_at, ${BigInt(now)}::bigint)` })
    .where('id', 'in', personalOf(db, reader).select('l.id').where('l.id', '=', letterId))
    .returning('id')
    .execute();
  if (personal.length > 0) return true;
  const broadcast = broadcastIdsOf(db, reader).where('b.id', '=', letterId);
  return (await mark(db, reader, broadcast, 'read_at', now)) > 0;
}

/** Marks every letter of these kinds as read. */
export async function markAllRead(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: readonly string[],
  now: number,
): Promise<void> {
  const [personal, broadcast] = [kinds.filter(isPersonal), kinds.filter(isBroadcast)];
  await db.transaction().execute(async trx => {
    if (personal.length > 0)
      await trx
        .updateTable('letters')
        .set({ read_at: BigInt(now) })
        .where(
          'id',
          'in',
          personalOf(trx, reader)
            .select('l.id')
            .where('l.type', 'in', personal)
            .where('l.read_at', 'is', null),
        )
        .execute();
    if (broadcast.length > 0) {
      const unread = broadcastIdsOf(trx, reader)
        .where('b.type', 'in', broadcast)
        .where('k.read_at', 'is', null);
      await mark(trx, reader, unread, 'read_at', now);
    }
  });
}

/** Removes letters from a member's list: personal ones for good, a broadcast for this member only. */
export async function deleteOf(
  db: Kysely<Tables>,
  reader: Reader,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const personal = personalOf(trx, reader).select('l.id').where('l.id', 'in', ids);
    await trx.deleteFrom('letters').where('id', 'in', personal).execute();
    await mark(trx, reader, broadcastIdsOf(trx, reader).where('b.id', 'in', ids), 'deleted_at', now);
  });
}

/** Writes a mark of the member on these broadcasts, where there is none yet. Returns how many there were. */
async function mark(
  db: Kysely<Tables>,
  { id }: Reader,
  broadcasts: ReturnType<typeof broadcastIdsOf>,
  what: 'read_at' | 'deleted_at',
  now: number,
): Promise<number> {
  const at = sql<bigint>`${BigInt(now)}::bigint`;
  const marked = await db
    .insertInto('broadcast_marks')
    .columns(['broadcast_id', 'member_id', what])
    .expression(broadcasts.select([sql.val(id).as('member_id'), at.as('at')]))
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'broadcast_id'])
        .doUpdateSet({ [what]: sql`coalesce(broadcast_marks.${sql.ref(what)}, ${at})` }),
    )
    .returning('broadcast_id')
    .execute();
  return marked.length;
}
