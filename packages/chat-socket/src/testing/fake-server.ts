import type { ChatSocket, SocketEvents } from '../link/chat-link.ts';
import { type Envelope, readEnvelope, writeEnvelope } from '../protocol/envelope.ts';
import { messageIds } from '../protocol/message-ids.ts';

/** How the other end behaves, from the next frame or connection on. */
export interface Manners {
  /** Connections are refused. */
  isDown?: boolean;
  /** Nothing is answered, and nothing closed: the line is cut without a word. */
  isSilent?: boolean;
  /** Logins are refused. */
  refusesLogins?: boolean;
  /** What is said is heard, and its author not told. */
  answersNoMessages?: boolean;
}

/** The other end of the chat, with manners that a test chooses. It answers at once. */
export function fakeChatServer(manners: Manners = {}) {
  let open: SocketEvents | undefined;
  const heard: Envelope[] = [];
  let opened = 0;
  let said = 0;
  const self = {
    manners,
    heard,
    /** Connections that were tried. */
    tries: () => opened,
    isOpen: () => open !== undefined,
    open(events: SocketEvents): ChatSocket {
      opened += 1;
      if (open) throw new Error('There is a second connection.');
      open = events;
      // As in a browser, nothing is told before the caller has the connection.
      void Promise.resolve().then(() => {
        if (open !== events) return;
        if (manners.isDown) self.close(1006);
        else if (!manners.isSilent) events.connected();
      });
      return {
        send(text) {
          if (open !== events) throw new Error('It is sent to a connection that is closed.');
          answer(events, text);
        },
        close() {
          if (open === events) open = undefined;
        },
      };
    },
    tell: (msgId: number, msgData: object) => open?.frame(writeEnvelope(msgId, msgData)),
    frame: (text: unknown) => open?.frame(text),
    close(code: number) {
      const closing = open;
      open = undefined;
      closing?.closed(code);
    },
  };
  return self;

  function answer(events: SocketEvents, text: string): void {
    const frame = readEnvelope(text);
    if (!frame || manners.isSilent) return;
    heard.push(frame);
    if (frame.msgId === messageIds.heartbeat) events.frame(writeEnvelope(messageIds.heartbeat, {}));
    if (frame.msgId === messageIds.message && !manners.answersNoMessages) {
      const { rid, msg, clientId } = frame.msgData as { rid: string; msg: string; clientId: string };
      said += 1;
      const place = { rid, id: String(said), previousId: said > 1 ? String(said - 1) : '' };
      events.frame(
        writeEnvelope(frame.msgId, { ...place, by: 'me', name: 'l***n', grade: 1, msg, at: said, clientId }),
      );
    }
    if (frame.msgId === messageIds.login || frame.msgId === messageIds.guestLogin)
      events.frame(writeEnvelope(frame.msgId, { accepted: !manners.refusesLogins }));
  }
}
