import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { compareIds } from '@lobby/chat-socket/rooms';
import type { OwnMessage, Room, RoomEvent } from './room-state.ts';

/** What is said so long after what is before it gets a time of its own, ms. */
const QUIET_MS = 5 * 60_000;
/** What Beijing is ahead of UTC, ms. */
const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A row of a room, from the oldest to the newest. */
export type Row =
  | { readonly kind: 'time'; readonly key: string; readonly at: number; readonly isNewDay: boolean }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'own'; readonly key: string; readonly own: OwnMessage }
  | { readonly kind: 'event'; readonly key: string; readonly event: RoomEvent };

interface RowOptions {
  /** People whose messages are left out, by what stands for them. */
  readonly blocked: ReadonlySet<string>;
  /** The message after which the mark of what is unread stands. */
  readonly unreadAfter?: string | undefined;
}

/** The rows of a room: messages in the order of the server, what happened between them, then what is on its way. */
export function rowsOf(
  { log, events, own }: Pick<Room, 'log' | 'events' | 'own'>,
  { blocked, unreadAfter }: RowOptions,
): readonly Row[] {
  const rows: Row[] = [];
  const left = [...events];
  let last = 0;
  let isMarked = unreadAfter === undefined;
  const put = (upTo: string | undefined) => {
    while (left[0] && (upTo === undefined || compareIds(left[0].after || '0', upTo) < 0)) {
      const event = left.shift() as RoomEvent;
      rows.push({ kind: 'event', key: event.key, event });
    }
  };
  for (const message of log.messages) {
    put(message.id);
    if (blocked.has(message.by)) continue;
    if (!isMarked && compareIds(message.id, unreadAfter || '0') > 0) {
      isMarked = true;
      rows.push({ kind: 'unread', key: 'unread' });
    }
    if (message.at - last >= QUIET_MS || dayOf(message.at) !== dayOf(last)) {
      const isNewDay = dayOf(message.at) !== dayOf(last);
      rows.push({ kind: 'time', key: `time ${message.id}`, at: message.at, isNewDay });
    }
    last = message.at;
    rows.push({ kind: 'message', key: message.clientId ?? message.id, message });
  }
  put(undefined);
  for (const each of own) rows.push({ kind: 'own', key: each.clientId, own: each });
  return rows;
}

/** How many messages of others came after one. */
export const countAfter = (
  messages: readonly ChatMessage[],
  id: string,
  blocked: ReadonlySet<string>,
): number =>
  messages.filter(
    message =>
      compareIds(message.id, id || '0') > 0 && message.clientId === undefined && !blocked.has(message.by),
  ).length;

const dayOf = (ms: number): number => Math.floor((ms + BEIJING_MS) / DAY_MS);
