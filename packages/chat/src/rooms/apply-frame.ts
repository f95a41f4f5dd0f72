import {
  type ChatMessage,
  type Envelope,
  messageIds,
  type RoomStatus,
  type ServerFrame,
  type ServerFrameName,
  serverFrames,
} from '@lobby/chat-socket/protocol';
import { addToLog, clearLog, compareIds } from '@lobby/chat-socket/rooms';
import * as v from 'valibot';
import { heldGivenUp, heldIn, MOST_HOLDS, mostSlowMs } from './held.ts';
import { type ChatState, type OwnMessage, type Room, type RoomEvent, topOf, withRoom } from './room-state.ts';

/** So many rows beside messages are kept in a room. */
const KEPT_EVENTS = 60;

const names = Object.fromEntries(Object.entries(messageIds).map(([name, id]) => [id, name])) as Readonly<
  Record<number, string>
>;

/** A frame that the platform may send, by its name. */
export type Told = { [Name in ServerFrameName]: { name: Name; data: ServerFrame<Name> } }[ServerFrameName];

/** Reads a frame. @returns undefined for one of another version, which is left out. */
export function readFrame({ msgId, msgData }: Envelope): Told | undefined {
  const name = names[msgId];
  if (name === undefined || !(name in serverFrames)) return undefined;
  const read = v.safeParse(serverFrames[name as ServerFrameName], msgData);
  // Safe: the schema of the name has read the data.
  return read.success ? ({ name, data: read.output } as Told) : undefined;
}

/** What the chat knows after a frame. Frames of rooms that are not there change nothing. Pure. */
export function applyFrame(state: ChatState, told: Told, now: number): ChatState {
  switch (told.name) {
    case 'vipLevel':
      return { ...state, me: { ...state.me, ...told.data } };
    case 'mute': {
      const { until, reason } = told.data;
      return { ...state, me: { ...state.me, mute: until > now ? { until, reason } : undefined } };
    }
    case 'joinUnicast': {
      const { data } = told;
      if (!data.joined) return withRoom(state, data.rid, room => ({ ...room, entry: 'refused' }));
      const cleared = data.cleared;
      return withRoom(state, data.rid, room => ({
        ...(cleared === '' ? room : clearedRoom(room, cleared)),
        entry: 'joined',
        ...(data.top === '' && { hasMore: false }),
      }));
    }
    case 'message':
      return 'refused' in told.data
        ? refused(state, told.data, now)
        : withMessages(state, told.data.rid, [told.data], now, told.data.clientId !== undefined);
    case 'history':
      return withRoom(withMessages(state, told.data.rid, told.data.messages, now), told.data.rid, room =>
        withOlder(room, told.data),
      );
    case 'roomStatus':
    case 'roomStatusUpdate':
      return withStatus(state, told.data, now);
    case 'clearRoom':
      return withRoom(state, told.data.rid, room => clearedRoom(room, told.data.cleared));
    case 'block':
      return withRoom(state, told.data.rid, room => withdrawn(room, told.data.id));
    case 'roomDestroyed':
      return withRoom(state, told.data.rid, room => ({ ...room, destroyed: told.data.reason }));
    case 'scorePrediction':
      return withRoom(state, told.data.rid, room => ({
        ...room,
        // What goes to the whole room does not say what one member has answered.
        poll: { ...told.data, own: told.data.own ?? room.poll?.own },
      }));
    case 'joinBroadcast':
      return withEvent(state, told.data.rid, after => ({
        kind: 'join',
        told: told.data,
        after,
        key: `join ${told.data.name} ${now}`,
      }));
    case 'giftRecord':
      return withEvent(state, told.data.rid, after => ({
        kind: 'gift',
        told: told.data,
        after,
        key: `gift ${told.data.name} ${told.data.at}`,
      }));
    case 'scorePush':
      return withEvent(state, told.data.rid, after => ({
        kind: 'score',
        told: told.data,
        after,
        key: `score ${told.data.home}:${told.data.away} ${told.data.at}`,
      }));
    default:
      return state;
  }
}

function withMessages(
  state: ChatState,
  rid: string,
  messages: readonly ChatMessage[],
  now: number,
  /** It was said now, perhaps in another tab. */
  isOwn = false,
): ChatState {
  const room = state.rooms[rid];
  if (!room) return state;
  const told = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const answered = room.own.some(({ clientId }) => told.has(clientId));
  const next = withRoom(state, rid, before => {
    // What was on its way when the room was cleared stays away.
    const { cleared = '' } = before;
    const shown = messages.filter(({ id }) => cleared === '' || compareIds(id, cleared) > 0);
    const log = addToLog(before.log, shown);
    if (log === before.log && !answered) return before;
    return { ...before, log, own: before.own.filter(({ clientId }) => !told.has(clientId)) };
  });
  const slowMs = room.status?.slowMs ?? 0;
  if (!(answered || isOwn) || slowMs === 0 || state.me.isModerator) return next;
  return withSlow(next, rid, now + slowMs);
}

const withSlow = (state: ChatState, rid: string, until: number): ChatState => ({
  ...state,
  slowUntil: { ...state.slowUntil, [rid]: until },
});

/** Whoever waits while slow mode becomes shorter or longer waits as much less or more. */
function withStatus(state: ChatState, status: RoomStatus, now: number): ChatState {
  const { rid, slowMs } = status;
  const before = state.rooms[rid]?.status?.slowMs ?? slowMs;
  const until = state.slowUntil[rid] ?? 0;
  const next = withRoom(state, rid, room => ({ ...room, status }));
  return until > now && before !== slowMs
    ? withSlow(next, rid, Math.max(now, until + slowMs - before))
    : next;
}

/** Whether there is more before is known from the page with the oldest message alone. */
function withOlder(room: Room, { messages, hasMore }: ServerFrame<'history'>): Room {
  const oldest = room.log.messages[0];
  const isOldest = messages.length === 0 || messages.some(({ id }) => id === oldest?.id);
  return isOldest ? { ...room, hasMore } : room;
}

function refused(
  state: ChatState,
  refusal: Extract<ServerFrame<'message'>, { refused: unknown }>,
  now: number,
): ChatState {
  const { rid, clientId, until = 0, reason } = refusal;
  const next = withRoom(state, rid, room => ({
    ...room,
    own: room.own.map(own =>
      own.clientId === clientId
        ? { ...own, ...(isHeld(room, own) ? heldAgain(own) : { state: refusal.refused, reason }) }
        : own,
    ),
  }));
  if (refusal.refused === 'muted' && until > now)
    return { ...next, me: { ...next.me, mute: { until, reason: reason ?? '' } } };
  if (refusal.refused !== 'slow') return next;
  const most = mostSlowMs(state, rid);
  // A time that is over by a clock that is ahead says nothing about how long is left.
  const wait = until > now ? until - now : state.rooms[rid]?.status?.slowMs || most;
  return withSlow(next, rid, now + Math.min(wait, most));

  /** What came too early is sent when it may be, once no other message waits for that, and not again and again. */
  function isHeld(room: Room, own: OwnMessage): boolean {
    return refusal.refused === 'slow' && !heldIn(room) && (own.holds ?? 0) < MOST_HOLDS;
  }
}

const heldAgain = ({ holds = 0 }: OwnMessage) => ({ state: 'held' as const, holds: holds + 1 });

const clearedRoom = (room: Room, upTo: string): Room => ({
  ...room,
  // What was about to be said was said to what is gone. On entry it is not known whether it was.
  ...(room.entry === 'joined' &&
    compareIds(upTo, room.cleared || '0') > 0 && { own: heldGivenUp(room.own, 'unsaid') }),
  cleared: upTo,
  log: clearLog(room.log, upTo),
  events: room.events.filter(({ after }) => after !== '' && compareIds(after, upTo) > 0),
  hasMore: false,
});

const withdrawn = (room: Room, id: string): Room => ({
  ...room,
  log: {
    messages: room.log.messages.map(message =>
      message.id === id ? { ...message, msg: '', slip: undefined, isWithdrawn: true } : message,
    ),
  },
});

function withEvent(state: ChatState, rid: string, make: (after: string) => RoomEvent): ChatState {
  return withRoom(state, rid, room => {
    const event = make(topOf(room));
    if (room.events.some(({ key }) => key === event.key)) return room;
    return { ...room, events: [...room.events, event].slice(-KEPT_EVENTS) };
  });
}
