import { type EndReason, endedBy } from './close-codes.ts';
import { reconnectDelay } from './reconnect-delay.ts';
import { ENTRY_MS, HEARTBEAT_MS, RECONNECT_MS, SILENCE_MS } from './timings.ts';

/** Where the one connection of the chat is. All times are ms of one clock. */
export type LinkState =
  /** Nobody wants it. */
  | { readonly at: 'away' }
  | { readonly at: 'connecting'; readonly triedAt: number; readonly failures: number }
  /** The socket is open, and the login sent. */
  | { readonly at: 'entering'; readonly triedAt: number; readonly failures: number }
  | { readonly at: 'open'; readonly heardAt: number; readonly beatAt: number }
  | { readonly at: 'waiting'; readonly triedAt: number; readonly until: number; readonly failures: number }
  | { readonly at: 'ended'; readonly why: EndReason };

export type LinkEvent =
  /** Somebody wants the chat; anew after an end, with another login. */
  | { readonly type: 'wanted' }
  | { readonly type: 'left' }
  | { readonly type: 'connected' }
  /** A frame came, whatever it was. */
  | { readonly type: 'heard' }
  | { readonly type: 'accepted' }
  /** The login was not accepted; another one may be. */
  | { readonly type: 'refused' }
  | { readonly type: 'closed'; readonly code: number }
  /** The page is seen again, or the network is back. */
  | { readonly type: 'woke' }
  | { readonly type: 'time' };

/** What the connection is told to do. */
export type LinkOrder = 'connect' | 'log-in' | 'beat' | 'close';

interface Around {
  /** ms */
  readonly now: number;
  /** From 0 to 1. */
  readonly draw: number;
  readonly isStrict?: boolean;
}

interface Step {
  readonly state: LinkState;
  readonly orders: readonly LinkOrder[];
}

/** What comes of an event. There is never a second connection: each `connect` follows the end of the one before. Pure. */
export function stepLink(state: LinkState, event: LinkEvent, around: Around): Step {
  const { now } = around;
  const stay: Step = { state, orders: [] };
  switch (event.type) {
    case 'wanted':
      return state.at === 'away' || state.at === 'ended' ? connect(now, 0) : stay;
    case 'left':
      return { state: { at: 'away' }, orders: hasSocket(state) ? ['close'] : [] };
    case 'connected':
      return state.at === 'connecting' ? { state: { ...state, at: 'entering' }, orders: ['log-in'] } : stay;
    case 'heard':
      return state.at === 'open' ? { state: { ...state, heardAt: now }, orders: [] } : stay;
    case 'accepted':
      return state.at === 'entering'
        ? { state: { at: 'open', heardAt: now, beatAt: now }, orders: [] }
        : stay;
    case 'refused':
      return state.at === 'entering' ? lost(state, around, ['close']) : stay;
    case 'closed': {
      if (!hasSocket(state)) return stay;
      const why = endedBy(event.code);
      return why ? { state: { at: 'ended', why }, orders: [] } : lost(state, around, []);
    }
    case 'woke':
      return woke(state, around);
    case 'time':
      return atTime(state, around);
  }
}

/** When `time` has to be told next, ms; undefined: nothing is due. */
export function nextTime(state: LinkState): number | undefined {
  switch (state.at) {
    case 'connecting':
    case 'entering':
      return state.triedAt + ENTRY_MS;
    case 'open':
      return Math.min(state.heardAt + SILENCE_MS, state.beatAt + HEARTBEAT_MS);
    case 'waiting':
      return state.until;
    default:
      return undefined;
  }
}

const hasSocket = ({ at }: LinkState): boolean => at === 'connecting' || at === 'entering' || at === 'open';

const connect = (now: number, failures: number): Step => ({
  state: { at: 'connecting', triedAt: now, failures },
  orders: ['connect'],
});

/** The connection is gone, or given up. */
function lost(state: LinkState, { now, draw, isStrict }: Around, orders: readonly LinkOrder[]): Step {
  const failures = ('failures' in state ? state.failures : 0) + 1;
  const triedAt = 'triedAt' in state ? state.triedAt : now;
  const until = now + reconnectDelay(failures, draw, isStrict);
  return { state: { at: 'waiting', triedAt, until, failures }, orders };
}

/** Comes back early, at most one try in five seconds; what was not heard of meanwhile is found gone at once. */
function woke(state: LinkState, around: Around): Step {
  if (state.at !== 'waiting') return atTime(state, around);
  const until = Math.min(state.until, Math.max(around.now, state.triedAt + RECONNECT_MS));
  return until <= around.now
    ? connect(around.now, state.failures)
    : { state: { ...state, until }, orders: [] };
}

function atTime(state: LinkState, around: Around): Step {
  const { now } = around;
  const due = nextTime(state);
  if (due === undefined || now < due) return { state, orders: [] };
  if (state.at === 'waiting') return connect(now, state.failures);
  if (state.at !== 'open' || now >= state.heardAt + SILENCE_MS) return lost(state, around, ['close']);
  return { state: { ...state, beatAt: now }, orders: ['beat'] };
}
