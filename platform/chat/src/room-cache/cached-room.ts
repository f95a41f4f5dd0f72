import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { compareIds } from '@lobby/chat-socket/rooms';
import { HISTORY_PAGE } from '../messages/history.ts';
import { wireId } from '../messages/wire-message.ts';
import type { Room } from '../rooms/open-room.ts';

/** So many messages of a room are kept in memory (docs/rules.md#chat). */
export const CACHED_MESSAGES = 200;

/** A message as everybody is told of it, and what its author's client calls it. */
export interface CachedMessage {
  readonly told: ChatMessage;
  /** Told to nobody but the author. */
  readonly clientId: string;
}

/** A room with its newest messages, as the database had them and the fan-out went on. */
export interface CachedRoom {
  readonly room: Room;
  /** Of those that were not cleared the newest, the oldest first. */
  readonly messages: readonly CachedMessage[];
  /** Whether there is none before them. */
  readonly isWhole: boolean;
}

/** A room after a message. @returns undefined: messages before it are missing. */
export function withMessage(cached: CachedRoom, message: CachedMessage): CachedRoom | undefined {
  const { room, messages, isWhole } = cached;
  const { id, previousId } = message.told;
  if (BigInt(id) <= room.top_id) return cached;
  if (previousId !== wireId(room.top_id)) return undefined;
  const kept = [...messages, message].slice(-CACHED_MESSAGES);
  return {
    room: { ...room, top_id: BigInt(id) },
    messages: kept,
    isWhole: isWhole && kept.length > messages.length,
  };
}

/**
 * A page of the history, the oldest message first.
 * @param reader the mark of who reads, who is told the ids of their own client.
 * @returns undefined: it goes back further than what is kept.
 */
export function cachedPage(
  { room, messages, isWhole }: CachedRoom,
  { before, reader }: { readonly before: string | undefined; readonly reader: string },
): { readonly messages: readonly ChatMessage[]; readonly hasMore: boolean } | undefined {
  if (room.closed_at !== null) return { messages: [], hasMore: false };
  const found =
    before === undefined ? messages : messages.filter(({ told }) => compareIds(told.id, before) < 0);
  if (found.length <= HISTORY_PAGE && !isWhole) return undefined;
  return {
    messages: found
      .slice(-HISTORY_PAGE)
      .map(({ told, clientId }) => (told.by === reader ? { ...told, clientId } : told)),
    hasMore: found.length > HISTORY_PAGE,
  };
}
