import { type ChatLink, createChatLink } from '@lobby/chat-socket/link';
import { messageIds } from '@lobby/chat-socket/protocol';
import { addToLog, emptyLog, gapBefore, type PlacedMessage, type RoomLog } from '@lobby/chat-socket/rooms';
import { WebSocket } from 'ws';

/** A message of a room, as a page hears it. */
export interface HeardMessage extends PlacedMessage {
  readonly msg: string;
}

export interface RoomPageOptions {
  readonly origin: string;
  readonly rid: string;
  /** Where to connect next, `http://…`: asked before every try. */
  readonly server: () => string;
  /** A fresh jwt of the member; undefined: it is a guest. */
  readonly jwt?: (() => Promise<string>) | undefined;
  /** What a page loads of the room, up to this message. */
  readonly history: (upTo: string) => Promise<readonly HeardMessage[]>;
}

/** A page with one room open, as the site has one: the real link, the real log, and a history to fill gaps from. */
export interface RoomPage {
  readonly link: ChatLink;
  /** Messages as they came over the socket, in that order. */
  readonly heard: readonly HeardMessage[];
  /** What was not taken. */
  readonly refused: readonly unknown[];
  /** Why connections were closed. */
  readonly closings: readonly number[];
  /** How often the room was joined. */
  readonly joins: () => number;
  /** What the room shows; whole once `fill` has come to its end. */
  readonly log: () => RoomLog<HeardMessage>;
  /** Asks the history for what is missing, as far as the page can know of it. */
  fill(): Promise<void>;
}

export function roomPage({ origin, rid, server, jwt, history }: RoomPageOptions): RoomPage {
  const heard: HeardMessage[] = [];
  const refused: unknown[] = [];
  const closings: number[] = [];
  let log: RoomLog<HeardMessage> = emptyLog;
  let socket: WebSocket | undefined;
  let wasOpen = false;
  let joins = 0;
  /** Where the room stood when it was last joined; undefined: the history has been asked since. */
  let top: string | undefined;
  const link = createChatLink({
    open(events) {
      const address = `${server().replace('http', 'ws')}/stream/socket?clientType=web&siteId=1001`;
      const opened = new WebSocket(address, { origin });
      opened.on('open', events.connected);
      opened.on('message', data => events.frame(String(data)));
      opened.on('close', code => {
        closings.push(code);
        events.closed(code);
      });
      opened.on('error', () => {});
      socket = opened;
      return opened;
    },
    login: async () =>
      jwt
        ? { msgId: messageIds.login, msgData: { body: { jwt: await jwt() } } }
        : { msgId: messageIds.guestLogin, msgData: {} },
    onFrame({ msgId, msgData }) {
      // Safe: the platform says what its protocol names.
      const said = msgData as HeardMessage & {
        rid: string;
        refused?: string;
        joined?: boolean;
        top?: string;
      };
      if (said.rid !== rid) return;
      if (msgId === messageIds.joinUnicast && said.joined) {
        joins += 1;
        top = said.top;
      }
      if (msgId !== messageIds.message) return;
      if (said.refused !== undefined) {
        refused.push(said);
        return;
      }
      heard.push(said);
      log = addToLog(log, [said]);
    },
    onChange() {
      const isOpen = link?.state().at === 'open';
      if (isOpen && !wasOpen) socket?.send(JSON.stringify({ msgId: messageIds.joinRoom, msgData: { rid } }));
      wasOpen = isOpen;
    },
    ...{ now: Date.now, draw: () => 0 },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  async function load(upTo: string): Promise<void> {
    const messages = await history(upTo);
    // The log of now: more may have been heard meanwhile.
    log = addToLog(log, messages);
  }
  link.want();
  return {
    ...{ link, heard, refused, closings },
    joins: () => joins,
    log: () => log,
    async fill() {
      const joinedAt = top;
      top = undefined;
      if (joinedAt) await load(joinedAt);
      for (let gap = gapBefore(log); gap; gap = gapBefore(log)) await load(gap.id);
    },
  };
}
