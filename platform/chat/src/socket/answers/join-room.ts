import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { wireId } from '../../messages/wire-message.ts';
import { ownAnswer } from '../../predictions/poll.ts';
import { roomStatus } from '../../rooms/room-status.ts';
import { frame } from '../frames.ts';
import { type Session, tellRoom } from '../session.ts';

/** Rooms that one connection may be in. */
const MOST_ROOMS = 5;
/** From this VIP grade on a room is told who came. */
const WELCOMED_GRADE = 5;

/** Lets a connection into a room, or out of it, and tells it how the room is. */
export async function joinRoom(
  session: Session,
  { rid, leave }: InferOutput<typeof clientFrames.joinRoom>,
): Promise<void> {
  const { platform, siteId, hub, wire, rooms, cache, polls } = session;
  if (leave) {
    rooms.delete(rid);
    hub.leave(siteId, rid, wire);
    return wire.send(frame('joinUnicast', { rid, joined: false }));
  }
  const isLet = rooms.has(rid) || rooms.size < MOST_ROOMS;
  const found = isLet ? await cache.of(siteId, rid) : undefined;
  if (!found || found.room.closed_at !== null) return wire.send(frame('joinUnicast', { rid, joined: false }));
  rooms.add(rid);
  // First in the room, then read where it stands: what is said between the two is heard, and may be read twice.
  hub.join(siteId, rid, wire);
  const { room: now } = (await cache.of(siteId, rid)) ?? found;
  const [top, cleared] = [wireId(now.top_id), wireId(now.cleared_id)];
  wire.send(frame('joinUnicast', { rid, joined: true, top, cleared }));
  wire.send(frame('roomStatus', roomStatus(now, hub.count(siteId, rid))));
  const { author } = session;
  const poll = await polls.of(siteId, rid);
  const own = poll && (await ownAnswer(platform.db, { siteId, rid, author }));
  if (poll) wire.send(frame('scorePrediction', { ...poll, ...(own && { own }) }));
  if (!author || author.isGuest || author.grade < WELCOMED_GRADE) return;
  if (hub.mayWelcome(siteId, rid, author.id, platform.clock.now()))
    tellRoom(session, rid, frame('joinBroadcast', { rid, name: author.name, grade: author.grade }), {
      but: wire.id,
    });
}
