import '../chat.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';

export type Room = Selectable<Tables['chat_rooms']>;

/** The room of an id, opened by whoever comes first. The caller says whether there is such a match. */
export async function openRoom(
  db: Kysely<Tables>,
  { siteId, rid, now }: { readonly siteId: string; readonly rid: string; readonly now: number },
): Promise<Room> {
  await db
    .insertInto('chat_rooms')
    .values({ site_id: siteId, id: rid, closed_at: null, opened_at: BigInt(now) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return db
    .selectFrom('chat_rooms')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', rid)
    .executeTakeFirstOrThrow();
}
