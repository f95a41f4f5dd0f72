import * as v from 'valibot';
import { type Envelope, readEnvelope, writeEnvelope } from '../protocol/envelope.ts';
import { type MessageId, messageIds } from '../protocol/message-ids.ts';
import { readableText } from '../protocol/readable-text.ts';
import { type LinkEvent, type LinkOrder, type LinkState, nextTime, stepLink } from './link-state.ts';
import {
  addWaiting,
  ageWaiting,
  answerWaiting,
  nothingWaits,
  WAITING_MS,
  type Waiting,
  type WaitingMessage,
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
  /** A login was accepted: rooms are joined here, before what waits is sent into them. */
  readonly onOpen?: () => void;
  /** What a sign of life carries. */
  readonly beat?: () => object;
}

export interface ChatLink {
  readonly state: () => LinkState;
  /** What the platform has not answered yet, and what was given up. */
  readonly waiting: () => Waiting;
  /** Connects, and stays connected. */
  want(): void;
  /** Ends the connection and forgets what waits: another member may be next. */
  leave(): void;
  /** The page is seen again, or the network is back. */
  wake(): void;
  /**
   * Sends a text to a room, as it is read there, as soon as there is a connection; an empty one never. One that is not answered
   * before the connection closes is sent again: by its `clientId` it is the same.
   */
  say(rid: string, msg: string, clientId: string, more?: Pick<WaitingMessage, 'replyTo' | 'slip'>): void;
  /** Sends anything else, where there is a connection. @returns whether there was. */
  tell(msgId: MessageId, msgData: object): boolean;
}

const answer = v.object({ accepted: v.boolean() });
const answered = v.object({ clientId: v.string() });

/** The one connection of a page: obeys `stepLink`, has one timer, and sends what waits once a login was accepted. */
export function createChatLink(options: ChatLinkOptions): ChatLink {
  const { now, draw, later, isStrict, onChange } = options;
  let state: LinkState = { at: 'away' };
  let waiting = nothingWaits;
  let socket: ChatSocket | undefined;
  /** Which connection is the one of now: an older one is not listened to. */
  let turn = 0;
  let undoTimer: (() => void) | undefined;
  /** Messages that went out on the connection of now. */
  let sent = new Set<string>();
  return {
    state: () => state,
    waiting: () => waiting,
    want: () => step({ type: 'wanted' }),
    leave() {
      waiting = nothingWaits;
      step({ type: 'left' });
    },
    wake: () => step({ type: 'woke' }),
    say(rid, msg, clientId, more = {}) {
      const text = readableText(msg);
      if (text === '') return;
      // What was answered, as it came too early, may be said again.
      if (waiting.waits.every(each => each.clientId !== clientId)) sent.delete(clientId);
      waiting = addWaiting(waiting, { rid, clientId, msg: text, ...more, at: now() });
      afterwards();
    },
    tell(msgId, msgData) {
      if (state.at !== 'open') return false;
      socket?.send(writeEnvelope(msgId, msgData));
      return true;
    },
  };

  function step(event: LinkEvent): void {
    const wasOpen = state.at === 'open';
    const next = stepLink(state, event, { now: now(), draw: draw(), isStrict });
    state = next.state;
    for (const order of next.orders) obey(order);
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
      connected: () => ifMine(() => step({ type: 'connected' })),
      frame: text => ifMine(() => hear(text)),
      closed: code =>
        ifMine(() => {
          forget();
          step({ type: 'closed', code });
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
    sent = new Set();
  }

  function logIn(): void {
    const mine = turn;
    options.login().then(
      ({ msgId, msgData }) => {
        if (mine === turn) socket?.send(writeEnvelope(msgId, msgData as object));
      },
      () => {
        if (mine === turn) step({ type: 'refused' });
      },
    );
  }

  function hear(text: unknown): void {
    const frame = readEnvelope(text);
    if (!frame) return;
    step({ type: 'heard' });
    if (frame.msgId === messageIds.login || frame.msgId === messageIds.guestLogin) {
      const { success, output } = v.safeParse(answer, frame.msgData);
      step({ type: success && output.accepted ? 'accepted' : 'refused' });
    } else if (frame.msgId !== messageIds.heartbeat) {
      if (frame.msgId === messageIds.message) settle(frame.msgData);
      options.onFrame(frame);
    }
  }

  function settle(data: unknown): void {
    const { success, output } = v.safeParse(answered, data);
    if (success) waiting = answerWaiting(waiting, output.clientId);
  }

  /** Sends what waits, and sets the timer for what is due next. */
  function afterwards(): void {
    waiting = ageWaiting(waiting, now());
    if (state.at === 'open') {
      for (const { at: _, ...message } of waiting.waits) {
        if (sent.has(message.clientId)) continue;
        sent.add(message.clientId);
        socket?.send(writeEnvelope(messageIds.message, message));
      }
    }
    undoTimer?.();
    const [oldest] = waiting.waits;
    const due = [nextTime(state), oldest && oldest.at + WAITING_MS].filter(time => time !== undefined);
    const inMs = Math.max(0, Math.min(...due) - now());
    undoTimer = due.length > 0 ? later(() => step({ type: 'time' }), inMs) : undefined;
    onChange?.();
  }
}
