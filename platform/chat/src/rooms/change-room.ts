import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
import type { Room } from './open-room.ts';

interface OfRoom {
  readonly siteId: string;
  readonly rid: string;
  /** `operator`, or a member. */
  readonly byWhom: string;
  readonly reason: string;
  /** ms */
  readonly now: number;
}

/** What an operator sets of a room. */
export type RoomChange = Pick<Room, 'writers' | 'slow_ms' | 'least_grade' | 'pinned'>;

/** Changes who writes in a room and how often. @returns the room, or undefined where it is not open. */
export async function changeRoom(
  db: Kysely<Tables>,
  { siteId, rid, byWhom, reason, now }: OfRoom,
  change: RoomChange,
): Promise<Room | undefined> {
  const room = await openRooms(db, { siteId, rid }).set(change).executeTakeFirst();
  if (room)
    await noteAction(db, {
      ...{ siteId, rid, kind: 'room-changed', byWhom, at: now },
      detail:
        `${change.writers} ${change.slow_ms} ms VIP ${change.least_grade} ${change.pinned} ${reason}`.trim(),
    });
  return room;
}

/** Nothing that was said up to now is shown any more. @returns the newest message that is not. */
export async function clearRoom(
  db: Kysely<Tables>,
  { siteId, rid, byWhom, reason, now }: OfRoom,
): Promise<bigint | undefined> {
  const room = await openRooms(db, { siteId, rid })
    .set(({ ref }) => ({ cleared_id: ref('top_id') }))
    .executeTakeFirst();
  if (room) await noteAction(db, { siteId, rid, kind: 'cleared', byWhom, detail: reason, at: now });
  return room?.cleared_id;
}

/** Closes a room for good. @returns false: there is none that is open. */
export async function closeRoom(
  db: Kysely<Tables>,
  { siteId, rid, byWhom, reason, now }: OfRoom,
): Promise<boolean> {
  const room = await openRooms(db, { siteId, rid })
    .set({ closed_at: BigInt(now) })
    .executeTakeFirst();
  if (room) await noteAction(db, { siteId, rid, kind: 'room-closed', byWhom, detail: reason, at: now });
  return room !== undefined;
}

const openRooms = (db: Kysely<Tables>, { siteId, rid }: Pick<OfRoom, 'siteId' | 'rid'>) =>
  db
    .updateTable('chat_rooms')
    .where('site_id', '=', siteId)
    .where('id', '=', rid)
    .where('closed_at', 'is', null)
    .returningAll();
