import * as v from 'valibot';
import { type Envelope, readEnvelope, writeEnvelope } from '../protocol/envelope.ts';
import { type MessageId, messageIds } from '../protocol/message-ids.ts';
import { type LinkEvent, type LinkOrder, type LinkState, nextTime, stepLink } from './link-state.ts';
import {
  type Attached,
  addWaiting,
  ageWaiting,
  nothingWaits,
  WAITING_MS,
  type Waiting,
} from './waiting-messages.ts';

/** An open connection, as a browser's WebSocket is one. */
export interface ChatSocket {
  send(text: string): void;
  close(): void;
}

/** What a connection tells. Nothing after `closed`. */
export interface SocketEvents {
  connected(): void;
  frame(text: unknown): void;
  closed(code: number): void;
}

export interface ChatLinkOptions {
  /** Opens a connection to `…?clientType=web&siteId=…`. */
  readonly open: (events: SocketEvents) => ChatSocket;
  /** The login of who is here now, with a fresh jwt of a member. @throws where none can be had: it is tried again. */
  readonly login: () => Promise<Envelope>;
  /** ms */
  readonly now: () => number;
  /** Runs something after so many ms. @returns its undo. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1. */
  readonly draw: () => number;
  /** Five seconds between any two tries, as the specification says. */
  readonly isStrict?: boolean;
  /** A frame that is neither a sign of life nor the answer to a login. */
  readonly onFrame: (frame: Envelope) => void;
  readonly onChange?: () => void;
  /** A login was accepted: rooms are joined here, before what waits is sent. */
  readonly onOpen?: () => void;
  /** What a sign of life carries. */
  readonly beat?: () => object;
}

export interface ChatLink {
  readonly state: () => LinkState;
  /** What was not sent yet, and what was given up. */
  readonly waiting: () => Waiting;
  /** Connects, and stays connected. */
  want(): void;
  /** Ends the connection and forgets what waits: another member may be next. */
  leave(): void;
  /** The page is seen again, or the network is back. */
  wake(): void;
  /** Sends a text to a room, trimmed, as soon as there is a connection; an empty one never. */
  say(rid: string, msg: string, clientId: string, attached?: Attached): void;
  /** Sends a frame that is of use only now: without a connection it is left out. */
  send(msgId: MessageId, msgData: object): void;
}

const answer = v.object({ accepted: v.boolean() });

/** The one connection of a page: obeys `stepLink`, has one timer, and sends what waits once a login was accepted. */
export function createChatLink(options: ChatLinkOptions): ChatLink {
  const { now, draw, later, isStrict, onChange } = options;
  let state: LinkState = { at: 'away' };
  let waiting = nothingWaits;
  let socket: ChatSocket | undefined;
  /** Which connection is the one of now: an older one is not listened to. */
  let turn = 0;
  let undoTimer: (() => void) | undefined;
  return {
    state: () => state,
    waiting: () => waiting,
    want: () => tell({ type: 'wanted' }),
    leave() {
      waiting = nothingWaits;
      tell({ type: 'left' });
    },
    wake: () => tell({ type: 'woke' }),
    say(rid, msg, clientId, attached = {}) {
      const text = msg.trim();
      if (text === '') return;
      waiting = addWaiting(waiting, { rid, clientId, msg: text, at: now(), ...attached });
      afterwards();
    },
    send(msgId, msgData) {
      if (state.at === 'open') socket?.send(writeEnvelope(msgId, msgData));
    },
  };

  function tell(event: LinkEvent): void {
    const wasOpen = state.at === 'open';
    const step = stepLink(state, event, { now: now(), draw: draw(), isStrict });
    state = step.state;
    for (const order of step.orders) obey(order);
    if (!wasOpen && state.at === 'open') options.onOpen?.();
    afterwards();
  }

  function obey(order: LinkOrder): void {
    if (order === 'connect') connect();
    else if (order === 'beat') socket?.send(writeEnvelope(messageIds.heartbeat, options.beat?.() ?? {}));
    else if (order === 'log-in') logIn();
    else disconnect();
  }

  function connect(): void {
    turn += 1;
    const mine = turn;
    const ifMine = (run: () => void) => {
      if (mine === turn) run();
    };
    socket = options.open({
      connected: () => ifMine(() => tell({ type: 'connected' })),
      frame: text => ifMine(() => hear(text)),
      closed: code =>
        ifMine(() => {
          forget();
          tell({ type: 'closed', code });
        }),
    });
  }

  function disconnect(): void {
    const ended = socket;
    forget();
    ended?.close();
  }

  function forget(): void {
    turn += 1;
    socket = undefined;
  }

  function logIn(): void {
    const mine = turn;
    options.login().then(
      ({ msgId, msgData }) => {
        if (mine === turn) socket?.send(writeEnvelope(msgId, msgData as object));
      },
      () => {
        if (mine === turn) tell({ type: 'refused' });
      },
    );
  }

  function hear(text: unknown): void {
    const frame = readEnvelope(text);
    if (!frame) return;
    tell({ type: 'heard' });
    if (frame.msgId === messageIds.login || frame.msgId === messageIds.guestLogin) {
      const { success, output } = v.safeParse(answer, frame.msgData);
      tell({ type: success && output.accepted ? 'accepted' : 'refused' });
    } else if (frame.msgId !== messageIds.heartbeat) options.onFrame(frame);
  }

  /** Sends what waits, and sets the timer for what is due next. */
  function afterwards(): void {
    waiting = ageWaiting(waiting, now());
    if (state.at === 'open') {
      for (const { at: _, ...message } of waiting.waits)
        socket?.send(writeEnvelope(messageIds.message, message));
      if (waiting.waits.length > 0) waiting = { ...waiting, waits: [] };
    }
    undoTimer?.();
    const [oldest] = waiting.waits;
    const due = [nextTime(state), oldest && oldest.at + WAITING_MS].filter(time => time !== undefined);
    const inMs = Math.max(0, Math.min(...due) - now());
    undoTimer = due.length > 0 ? later(() => tell({ type: 'time' }), inMs) : undefined;
    onChange?.();
  }
}
