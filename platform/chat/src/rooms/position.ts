import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Where a room stands. */
export interface RoomPosition {
  /** Of its newest message. */
  readonly top: bigint;
  /** Up to this message nothing is shown. */
  readonly cleared: bigint;
  /** When the newest one was said, ms. */
  readonly saidAt: number;
}

/** Where a room stands in the database; undefined where nothing was said in it. */
export async function positionOf(
  db: Kysely<Tables>,
  siteId: string,
  rid: string,
): Promise<RoomPosition | undefined> {
  const row = await db
    .selectFrom('chat_rooms as room')
    .innerJoin('chat_messages as message', 'message.id', 'room.top_id')
    .select(['room.top_id', 'room.cleared_id', 'message.said_at'])
    .where('room.site_id', '=', siteId)
    .where('room.id', '=', rid)
    .executeTakeFirst();
  return row && { top: row.top_id, cleared: row.cleared_id, saidAt: Number(row.said_at) };
}
