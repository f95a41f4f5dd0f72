import { closeCodes } from '@lobby/chat-socket/link';
import { type Envelope, messageIds, readEnvelope, writeEnvelope } from '@lobby/chat-socket/protocol';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import * as v from 'valibot';
import { type Author, say } from '../messages/say.ts';
import { openRoom } from '../rooms/open-room.ts';
import { asked, joinedFrame, messageFrame, notJoinedFrame, refusalFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { memberOfJwt } from './read-jwt.ts';
import type { Wire } from './wire.ts';

/** Rooms that one connection may be in. */
const MOST_ROOMS = 5;
/** Frames of one connection in ten seconds; more is misuse. */
const MOST_FRAMES = 60;
const FRAMES_MS = 10_000;
/** A room may be behind for so long before a client that missed something is told to come back, ms. */
const BEHIND_MS = 5_000;

/** What other parts of the platform know that the chat needs. */
export interface ChatNeeds {
  /** Whether there is a match of this id, or another room. */
  readonly isRoom: (siteId: string, rid: string) => Promise<boolean>;
  /** A member as others see them; undefined where they may not use the chat. */
  readonly authorOf: (siteId: string, memberId: string) => Promise<Omit<Author, 'isGuest'> | undefined>;
}

export interface Connection {
  /** Who it is, once a login was accepted. */
  readonly author: () => Author | undefined;
  frame(text: unknown): Promise<void>;
  ended(): void;
}

/** What one connection of the chat does: nothing before a login was accepted, and then what its author may. */
export function createConnection(
  platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'broker'>,
  needs: ChatNeeds,
  { siteId, hub, wire }: { siteId: string; hub: Hub; wire: Wire },
): Connection {
  const { db, clock } = platform;
  const rooms = new Set<string>();
  let author: Author | undefined;
  let frames: number[] = [];
  return {
    author: () => author,
    async frame(text) {
      frames = [...frames.filter(at => at > clock.now() - FRAMES_MS), clock.now()];
      if (frames.length > MOST_FRAMES) return wire.close(closeCodes.misuse);
      const frame = readEnvelope(text);
      if (frame) await answer(frame);
    },
    ended() {
      for (const rid of rooms) hub.leave(siteId, rid, wire);
    },
  };

  async function answer({ msgId, msgData }: Envelope): Promise<void> {
    if (msgId === messageIds.login) return logIn(msgData);
    if (msgId === messageIds.guestLogin) {
      author ??= { id: wire.id, isGuest: true, name: '', grade: 0 };
      return wire.send(writeEnvelope(messageIds.guestLogin, { accepted: true }));
    }
    if (!author) return;
    if (msgId === messageIds.heartbeat) return beat(msgData);
    if (msgId === messageIds.joinRoom) return join(msgData);
    if (msgId === messageIds.message) return tell(msgData, author);
  }

  async function logIn(data: unknown): Promise<void> {
    const { success, output } = v.safeParse(asked.login, data);
    const memberId = success ? await memberOfJwt(platform, siteId, output.body.jwt) : undefined;
    const member = memberId === undefined ? undefined : await needs.authorOf(siteId, memberId);
    if (member) author = { ...member, isGuest: false };
    wire.send(writeEnvelope(messageIds.login, { accepted: member !== undefined }));
    if (memberId !== undefined && !member) wire.close(closeCodes.banned);
  }

  async function join(data: unknown): Promise<void> {
    const { success, output } = v.safeParse(asked.joinRoom, data);
    if (!success) return;
    const { rid } = output;
    const isLet = (rooms.has(rid) || rooms.size < MOST_ROOMS) && (await needs.isRoom(siteId, rid));
    if (!isLet) return wire.send(notJoinedFrame(rid));
    rooms.add(rid);
    // First in the room, then read where it stands: what is said between the two is heard, and may be read twice.
    hub.join(siteId, rid, wire);
    wire.send(joinedFrame(await openRoom(db, { siteId, rid, now: clock.now() })));
  }

  async function tell(data: unknown, from: Author): Promise<void> {
    const { success, output } = v.safeParse(asked.message, data);
    if (!success) return;
    const { rid, msg, clientId } = output;
    if (!rooms.has(rid)) return wire.send(refusalFrame(rid, clientId, { refused: 'closed' }));
    const said = await say(db, {
      ...{ siteId, rid, author: from, content: msg, clientId, now: clock.now(), words: [] },
    });
    if ('refused' in said) return wire.send(refusalFrame(rid, clientId, said));
    // Its author first: they know that it was taken even when the room is told of it by another process.
    wire.send(messageFrame(said, true));
    platform.broker.publish('chat-frame', { siteId, rid, text: messageFrame(said, false), but: wire.id });
  }

  async function beat(data: unknown): Promise<void> {
    wire.send(writeEnvelope(messageIds.heartbeat, {}));
    const { success, output } = v.safeParse(asked.heartbeat, data);
    const told = Object.entries(success ? output.tops : {}).filter(([rid]) => rooms.has(rid));
    if (told.length === 0) return;
    const newest = await db
      .selectFrom('chat_rooms as room')
      .innerJoin('chat_messages as message', 'message.id', 'room.top_id')
      .select(['room.id', 'room.top_id', 'message.said_at'])
      .where('room.site_id', '=', siteId)
      .where(
        'room.id',
        'in',
        told.map(([rid]) => rid),
      )
      .execute();
    const isBehind = newest.some(
      ({ id, top_id, said_at }) =>
        told.some(([rid, top]) => rid === id && BigInt(top || 0) < top_id) &&
        Number(said_at) <= clock.now() - BEHIND_MS,
    );
    if (isBehind) wire.close(closeCodes.reload);
  }
}
