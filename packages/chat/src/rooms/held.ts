import type { ChatState, OwnMessage, Room } from './room-state.ts';

/** So often the platform may hold a message back; then it is shown as refused. */
export const MOST_HOLDS = 3;

/** So long after the end of slow mode a message is not sent any more: the device slept, and what it was said to is past, ms. */
export const LATE_MS = 120_000;

/** The message that waits in a room until slow mode ends: at most one. */
export const heldIn = ({ own }: Pick<Room, 'own'>): OwnMessage | undefined =>
  own.find(({ state }) => state === 'held');

/** How long nothing may be said in a room at most, ms: no time is further away, whatever the clock of the device says. */
export const mostSlowMs = ({ rooms }: Pick<ChatState, 'rooms'>, rid: string): number =>
  Math.max(MOST_SLOW_MS, rooms[rid]?.status?.slowMs ?? 0);
/** Where slow mode is shorter. */
const MOST_SLOW_MS = 60_000;

/** Until when what is said in a room has to wait, ms; 0: it has not. A clock that was set back makes nobody wait longer. */
export function slowEnd(state: ChatState, rid: string, now: number): number {
  const until = state.slowUntil[rid] ?? 0;
  const isNow = !state.me.isModerator && until > now && until - now <= mostSlowMs(state, rid);
  return isNow ? until : 0;
}

/** The own messages of a room after the held one was given up; its text stays with its author. */
export const heldGivenUp = (own: Room['own'], state: Exclude<OwnMessage['state'], 'held'>): Room['own'] =>
  own.some(each => each.state === 'held')
    ? own.map(each => (each.state === 'held' ? { ...each, state } : each))
    : own;

interface HeldStep {
  readonly state: ChatState;
  /** What is sent now. */
  readonly released: readonly { readonly rid: string; readonly own: OwnMessage }[];
  /** When the next one may be sent, ms. */
  readonly next: number | undefined;
}

/**
 * What becomes of the held messages: each is sent once slow mode ends, and given up where its author may not write there any
 * more, or it is too late. Pure.
 * @param hasEnded the connection is over for good.
 */
export function stepHeld(state: ChatState, { now, hasEnded }: { now: number; hasEnded: boolean }): HeldStep {
  const rooms = { ...state.rooms };
  const released: { rid: string; own: OwnMessage }[] = [];
  let next: number | undefined;
  let isChanged = false;
  for (const room of Object.values(state.rooms)) {
    const held = heldIn(room);
    if (!held) continue;
    const { rid } = room;
    const end = hasEnded || isTooLate(state, rid, now) ? 'unsaid' : whyNever(room, state.me, now);
    const until = slowEnd(state, rid, now);
    if (!end && until > 0) {
      next = Math.min(next ?? until, until);
      continue;
    }
    const own: OwnMessage = { ...held, ...(end ? { state: end } : { state: 'sending', at: now }) };
    rooms[rid] = { ...room, own: room.own.map(each => (each === held ? own : each)) };
    isChanged = true;
    if (!end) released.push({ rid, own });
  }
  return { state: isChanged ? { ...state, rooms } : state, released, next };
}

/** Timers of a tab that is not seen run once a minute: that is no reason. */
const isTooLate = ({ slowUntil }: ChatState, rid: string, now: number): boolean =>
  now - (slowUntil[rid] ?? now) >= LATE_MS;

/** Why a room will not take a message when slow mode ends, as the platform would say it. */
function whyNever(
  { destroyed, entry, status }: Room,
  { mute, grade, isModerator }: ChatState['me'],
  now: number,
): 'closed' | 'muted' | 'readers-only' | 'grade' | undefined {
  if (destroyed !== undefined || entry === 'refused') return 'closed';
  if (mute && mute.until > now) return 'muted';
  if (!status || isModerator) return undefined;
  if (status.writers === 'nobody') return 'readers-only';
  return grade < status.leastGrade ? 'grade' : undefined;
}
