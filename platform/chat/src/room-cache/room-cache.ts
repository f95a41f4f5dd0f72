import { type ChatMessage, type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { readMessages } from '../messages/history.ts';
import { openRoom } from '../rooms/open-room.ts';
import { CACHED_MESSAGES, type CachedMessage, type CachedRoom, withMessage } from './cached-room.ts';

/** So many rooms are kept in memory, those that were asked for last (docs/rules.md#chat). */
export const CACHED_ROOMS = 100;
/** So long a room is kept, ms: the fan-out may lose something without a word (docs/rules.md#chat). */
export const CACHED_MS = 60_000;
/** So often a room is read again because something happened in it meanwhile. */
const MOST_TRIES = 3;

/** Frames after which a room is read from the database again. */
const changes: ReadonlySet<number> = new Set([
  messageIds.block,
  messageIds.clearRoom,
  messageIds.roomDestroyed,
]);

interface Entry {
  /** When its reading began, ms. */
  readonly since: number;
  /** What was said while it was read. */
  readonly heard: CachedMessage[];
  read: Promise<unknown>;
  /** Undefined while it is read, and where there is no such room. */
  room: CachedRoom | undefined;
  isRead: boolean;
  /** It is not as it was read any more. */
  isPast: boolean;
}

interface CacheNeeds extends Pick<Platform, 'db' | 'keys' | 'broker' | 'clock'> {
  readonly isRoom: (siteId: string, rid: string) => Promise<boolean>;
}

/**
 * Rooms with their newest messages, for everybody who comes (back) at once: read once, and kept right by what the sockets
 * are told. While other servers are not heard nothing is kept.
 */
export function createRoomCache({ db, keys, broker, clock, isRoom }: CacheNeeds) {
  const entries = new Map<string, Entry>();
  const keyOf = (siteId: string, rid: string) => `${siteId}/${rid}`;
  return {
    /** A room as it is after all that this process was told of it; undefined: there is none. @throws as the database. */
    async of(siteId: string, rid: string): Promise<CachedRoom | undefined> {
      for (let tries = 1; ; tries += 1) {
        const entry = kept(keyOf(siteId, rid)) ?? begin(siteId, rid);
        await entry.read;
        if (!entry.isPast || tries === MOST_TRIES) return entry.room;
      }
    },
    /** A frame for everybody in a room. @param clientId of a message, what its author's client calls it. */
    heard(siteId: string, rid: string, { msgId, msgData }: Envelope, clientId = ''): void {
      const key = keyOf(siteId, rid);
      const entry = entries.get(key);
      if (!entry) return;
      if (changes.has(msgId)) drop(key);
      // Safe: the platform told it.
      else if (msgId === messageIds.message) add(key, entry, { told: msgData as ChatMessage, clientId });
    },
    /** The room is read again when it is asked for next. */
    forget: (siteId: string, rid: string) => drop(keyOf(siteId, rid)),
    forgetAll(): void {
      for (const key of [...entries.keys()]) drop(key);
    },
    /** A room was found to have this newest message: one that is kept without it is read again. */
    found(siteId: string, rid: string, top: bigint): void {
      const key = keyOf(siteId, rid);
      const room = entries.get(key)?.room;
      if (room && room.room.top_id < top) drop(key);
    },
  };

  /** The entry of a room, as long as it holds; the one that was asked for last is the last to go. */
  function kept(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const isKept = !entry.isRead || (broker.isConnected() && entry.since > clock.now() - CACHED_MS);
    if (!isKept) return drop(key);
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  function begin(siteId: string, rid: string): Entry {
    const key = keyOf(siteId, rid);
    const now = clock.now();
    const entry: Entry = {
      ...{ since: now, heard: [], room: undefined, isRead: false, isPast: false },
      read: Promise.resolve(),
    };
    const read = async () => {
      if (await isRoom(siteId, rid)) entry.room = await readRoom({ db, keys }, { siteId, rid, now });
      entry.isRead = true;
      for (const message of entry.heard.splice(0)) add(key, entry, message);
    };
    entry.read = read().finally(() => {
      // What failed, and what is not there, is asked for again.
      if (!entry.room && entries.get(key) === entry) entries.delete(key);
    });
    entries.set(key, entry);
    const [oldest] = entries.size > CACHED_ROOMS ? entries.keys() : [];
    if (oldest !== undefined) drop(oldest);
    return entry;
  }

  function add(key: string, entry: Entry, message: CachedMessage): void {
    if (!entry.isRead) {
      entry.heard.push(message);
      return;
    }
    const next = entry.room && withMessage(entry.room, message);
    if (next) entry.room = next;
    else if (entries.get(key) === entry) drop(key);
    else entry.isPast = true;
  }

  function drop(key: string): undefined {
    const entry = entries.get(key);
    if (entry) entry.isPast = true;
    entries.delete(key);
    return undefined;
  }
}

/** Reads a room, which is opened by whoever comes first: its position, and then its messages, which may be newer. */
async function readRoom(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  where: { readonly siteId: string; readonly rid: string; readonly now: number },
): Promise<CachedRoom> {
  const room = await openRoom(db, where);
  const found = await readMessages(db, keys, where, { take: CACHED_MESSAGES + 1 });
  const newest = BigInt(found[0]?.told.id ?? 0);
  return {
    room: { ...room, top_id: newest > room.top_id ? newest : room.top_id },
    messages: found.slice(0, CACHED_MESSAGES).reverse(),
    isWhole: found.length <= CACHED_MESSAGES,
  };
}

export type RoomCache = ReturnType<typeof createRoomCache>;
