import { messageIds, writeEnvelope } from '@lobby/chat-socket/protocol';
import * as v from 'valibot';
import type { ChatMessage, SayRefusal } from '../messages/say.ts';
import type { Room } from '../rooms/open-room.ts';

const rid = v.pipe(v.string(), v.regex(/^[\w:-]{1,40}$/));

/** What a client says, by the number of its message. */
export const asked = {
  login: v.object({ body: v.object({ jwt: v.pipe(v.string(), v.maxLength(2_000)) }) }),
  joinRoom: v.object({ rid }),
  message: v.object({
    rid,
    msg: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)),
    clientId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  }),
  /** Of each room that the client is in the newest message that it has. */
  heartbeat: v.object({ tops: v.optional(v.record(rid, v.pipe(v.string(), v.digits())), {}) }),
};

/** A message as a room is told of it; its author finds the own one by `clientId`. */
export function messageFrame(message: ChatMessage, isOwn: boolean): string {
  return writeEnvelope(messageIds.message, {
    ...{ rid: message.room_id, id: String(message.id) },
    previousId: message.previous_id === 0n ? '' : String(message.previous_id),
    ...{ name: message.name, grade: message.grade, msg: message.content, at: Number(message.said_at) },
    ...(isOwn && { clientId: message.client_id }),
  });
}

/** A message that was not taken, to whoever sent it. */
export const refusalFrame = (room: string, clientId: string, refusal: SayRefusal): string =>
  writeEnvelope(messageIds.message, { rid: room, clientId, ...refusal });

/** That a room was joined, where it stands, and who may write in it. */
export const joinedFrame = ({ id, top_id, cleared_id, writers, slow_ms }: Room): string =>
  writeEnvelope(messageIds.joinUnicast, {
    ...{ rid: id, joined: true, top: top_id === 0n ? '' : String(top_id) },
    ...{ cleared: cleared_id === 0n ? '' : String(cleared_id), writers, slowMs: Number(slow_ms) },
  });

export const notJoinedFrame = (room: string): string =>
  writeEnvelope(messageIds.joinUnicast, { rid: room, joined: false });
