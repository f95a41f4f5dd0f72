import type { ChatMessage, Refusal, RoomStatus, ScorePoll, ServerFrame } from '@lobby/chat-socket/protocol';
import { compareIds, emptyLog, KEPT_MESSAGES, type RoomLog } from '@lobby/chat-socket/rooms';

/** What a message answers, as it is quoted. */
export type Quoted = NonNullable<ChatMessage['replyTo']>;

/** What is sent: a text, and what goes with it. */
export interface Draft {
  readonly msg: string;
  readonly replyTo?: Quoted | undefined;
  /** The code of a shared bet slip. */
  readonly slip?: string | undefined;
}

/** A message of this tab that the room has not told yet. */
export interface OwnMessage extends Draft {
  readonly clientId: string;
  /** ms */
  readonly at: number;
  /** `held`: it waits until slow mode ends. */
  readonly state: 'sending' | 'held' | 'not-sent' | Refusal;
  /** How often the platform said that it comes too early. */
  readonly holds?: number | undefined;
  /** What the platform said about a refusal. */
  readonly reason?: string | undefined;
}

/** What happened in a room beside messages; it stands after the message `after`, '' before all. */
export type RoomEvent = { readonly key: string; readonly after: string } & (
  | { readonly kind: 'join'; readonly told: ServerFrame<'joinBroadcast'> }
  | { readonly kind: 'gift'; readonly told: ServerFrame<'giftRecord'> }
  | { readonly kind: 'score'; readonly told: ServerFrame<'scorePush'> }
);

/** A room as this tab knows it. */
export interface Room {
  readonly rid: string;
  readonly entry: 'asked' | 'joined' | 'refused';
  readonly log: RoomLog<ChatMessage>;
  readonly own: readonly OwnMessage[];
  readonly events: readonly RoomEvent[];
  readonly status?: RoomStatus | undefined;
  readonly poll?: ScorePoll | undefined;
  /** Up to this message nothing is shown; '' where the room was never cleared. */
  readonly cleared?: string | undefined;
  /** Something was said before what is known; undefined: not known yet. */
  readonly hasMore?: boolean | undefined;
  /** The newest message when the room went out of sight; undefined while it is seen. */
  readonly seen?: string | undefined;
  /** The message after which stands what was unread when the room came into sight again. */
  readonly unreadAfter?: string | undefined;
  /** Why the room is no more. */
  readonly destroyed?: string | undefined;
}

/** What the chat knows of whoever is logged in. */
export interface Me {
  readonly grade: number;
  readonly isModerator: boolean;
  /** May not write until then, ms, and why. */
  readonly mute?: { readonly until: number; readonly reason: string } | undefined;
}

export interface ChatState {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly me: Me;
  /** By room: nothing may be said before then, ms. */
  readonly slowUntil: Readonly<Record<string, number>>;
}

export const nobody: Me = { grade: 0, isModerator: false };
export const emptyChat: ChatState = { rooms: {}, me: nobody, slowUntil: {} };

export const newRoom = (rid: string): Room => ({ rid, entry: 'asked', log: emptyLog, own: [], events: [] });

/** The newest message of a room; '' where there is none. */
export const topOf = ({ log }: Room): string => log.messages.at(-1)?.id ?? '';

/** The oldest message of a room that was taken for whole from its beginning, where something before it was missed. */
export function missingBefore({ log, hasMore, cleared = '' }: Room): ChatMessage | undefined {
  const [oldest] = log.messages;
  if (hasMore !== false || !oldest || log.messages.length >= KEPT_MESSAGES) return undefined;
  const { previousId } = oldest;
  return previousId !== '' && compareIds(previousId, cleared) > 0 ? oldest : undefined;
}

/** A state with one room changed; one that is not there stays away. */
export function withRoom(state: ChatState, rid: string, change: (room: Room) => Room): ChatState {
  const room = state.rooms[rid];
  if (!room) return state;
  const changed = change(room);
  return changed === room ? state : { ...state, rooms: { ...state.rooms, [rid]: changed } };
}

/** A room that goes out of sight, so that what comes is unread, or comes into sight again. */
export function looked(room: Room, isSeen: boolean): Room {
  const { seen } = room;
  if (isSeen === (seen === undefined)) return room;
  if (!isSeen) return { ...room, seen: topOf(room), unreadAfter: undefined };
  return { ...room, seen: undefined, unreadAfter: seen === topOf(room) ? undefined : seen };
}
