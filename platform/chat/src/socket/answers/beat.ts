import { closeCodes } from '@lobby/chat-socket/link';
import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { frame } from '../frames.ts';
import type { Session } from '../session.ts';

/** A room may be behind for so long before a client that missed something is told to come back, ms. */
const BEHIND_MS = 5_000;

/** A sign of life; a client that says what it has of each room and is behind is told to read it all anew. */
export async function beat(
  { platform, siteId, wire, rooms }: Session,
  { tops }: InferOutput<typeof clientFrames.heartbeat>,
): Promise<void> {
  wire.send(frame('heartbeat', {}));
  const told = Object.entries(tops).filter(([rid]) => rooms.has(rid));
  if (told.length === 0) return;
  const newest = await platform.db
    .selectFrom('chat_rooms as room')
    .innerJoin('chat_messages as message', 'message.id', 'room.top_id')
    .select(['room.id', 'room.top_id', 'room.cleared_id', 'message.said_at'])
    .where('room.site_id', '=', siteId)
    .where(
      'room.id',
      'in',
      told.map(([rid]) => rid),
    )
    .execute();
  const isBehind = newest.some(
    ({ id, top_id, cleared_id, said_at }) =>
      // Whoever came after a room was cleared has nothing of it, and lacks nothing.
      cleared_id < top_id &&
      told.some(([rid, top]) => rid === id && BigInt(top || 0) < top_id) &&
      Number(said_at) <= platform.clock.now() - BEHIND_MS,
  );
  if (isBehind) wire.close(closeCodes.reload);
}
