import type { ChatSocket, SocketEvents } from '../link/chat-link.ts';
import { closeCodes } from '../link/close-codes.ts';
import { readEnvelope, writeEnvelope } from '../protocol/envelope.ts';
import { messageIds } from '../protocol/message-ids.ts';
import type { ChatMessage } from '../protocol/server-frames.ts';
import type { manualTime } from './manual-time.ts';

const HISTORY_PAGE = 15;
/** A room is behind for so long before a client that says so is told to come back, ms. */
const BEHIND_MS = 5_000;

interface Stored extends ChatMessage {
  readonly author: string;
  readonly clientId: string;
}

interface Connection {
  readonly events: SocketEvents;
  author: string;
  isIn: boolean;
  /** Nothing goes through any more, and nobody was told. */
  isCut: boolean;
  isOver: boolean;
  /** When the last frame arrives: the next one comes behind it. */
  arrives: number;
}

/** How often something goes wrong, from 0 to 1 each time that it could. */
export interface Faults {
  /** A connection is reset, or ended properly, with a frame. */
  readonly reset: number;
  readonly end: number;
  /** A line is cut without a word. */
  readonly cut: number;
  /** A frame is told twice, never, or in pieces, which ends the connection. */
  readonly twice: number;
  readonly lost: number;
  readonly torn: number;
}

export const noFaults: Faults = { reset: 0, end: 0, cut: 0, twice: 0, lost: 0, torn: 0 };

/** A room of the platform with an unreliable network before it: all its clients are in the room `lobby`. */
export function chaosServer(time: ReturnType<typeof manualTime>, draw: () => number) {
  const said: Stored[] = [];
  const open = new Set<Connection>();
  let faults = noFaults;
  let downUntil = 0;
  const happens = (chance: number) => chance > 0 && draw() < chance;
  return {
    said,
    setFaults(next: Faults): void {
      faults = next;
    },
    /** Every connection is reset, and none is taken for so long, ms. */
    kill(ms: number): void {
      downUntil = time.now() + ms;
      for (const connection of open) end(connection, 1006);
    },
    /** A line of one client, named by the jwt of its login. */
    open(events: SocketEvents): ChatSocket {
      const connection: Connection = {
        ...{
          events,
          author: '',
          isIn: false,
          isCut: happens(faults.cut),
          isOver: false,
          arrives: time.now(),
        },
      };
      open.add(connection);
      arrive(connection, () => (time.now() < downUntil ? end(connection, 1006) : events.connected()));
      return {
        send: text => void time.later(() => hear(connection, text), 1 + draw() * 200),
        close() {
          connection.isOver = true;
          open.delete(connection);
        },
      };
    },
  };

  function end(connection: Connection, code: number): void {
    if (connection.isOver) return;
    connection.isOver = true;
    open.delete(connection);
    connection.events.closed(code);
  }

  /** What arrives at a client does so in order, some time later. */
  function arrive(connection: Connection, run: () => void): void {
    const slow = happens(faults.cut) ? draw() * 20_000 : draw() * 300;
    connection.arrives = Math.max(connection.arrives, time.now() + slow);
    time.later(
      () => {
        if (!connection.isOver && !connection.isCut) run();
      },
      connection.arrives - time.now() + 1,
    );
  }

  function send(connection: Connection, msgId: number, data: object): void {
    if (happens(faults.reset)) {
      end(connection, 1006);
      return;
    }
    if (happens(faults.cut)) connection.isCut = true;
    const text = writeEnvelope(msgId, data);
    if (happens(faults.torn)) {
      arrive(connection, () => {
        connection.events.frame(text.slice(0, Math.floor(draw() * text.length)));
        end(connection, 1006);
      });
      return;
    }
    arrive(connection, () => connection.events.frame(text));
    if (happens(faults.twice)) arrive(connection, () => connection.events.frame(text));
    if (happens(faults.end)) arrive(connection, () => end(connection, closeCodes.later));
  }

  function hear(connection: Connection, text: string): void {
    if (connection.isOver || connection.isCut) return;
    const frame = readEnvelope(text);
    const data = (frame?.msgData ?? {}) as Record<string, unknown>;
    if (frame?.msgId === messageIds.login) {
      connection.author = (data.body as { jwt: string }).jwt;
      send(connection, messageIds.login, { accepted: true });
    } else if (frame?.msgId === messageIds.heartbeat) beat(connection, data.tops as Record<string, string>);
    else if (frame?.msgId === messageIds.joinRoom) {
      connection.isIn = true;
      send(connection, messageIds.joinUnicast, {
        ...{ rid: 'lobby', joined: true, top: said.at(-1)?.id ?? '', cleared: '' },
      });
    } else if (frame?.msgId === messageIds.message)
      take(connection, data as { msg: string; clientId: string; ask?: boolean });
    else if (frame?.msgId === messageIds.history) tellHistory(connection, data.before as string | undefined);
  }

  function beat(connection: Connection, tops: Record<string, string> = {}): void {
    send(connection, messageIds.heartbeat, {});
    const newest = said.at(-1);
    const isBehind =
      newest && connection.isIn && tops.lobby !== newest.id && newest.at <= time.now() - BEHIND_MS;
    if (isBehind) arrive(connection, () => end(connection, closeCodes.reload));
  }

  function take(
    connection: Connection,
    { msg, clientId, ask }: { msg: string; clientId: string; ask?: boolean },
  ): void {
    const { author } = connection;
    const known = said.find(one => one.author === author && one.clientId === clientId);
    if (!known && ask) {
      send(connection, messageIds.message, { rid: 'lobby', clientId, refused: 'unsaid' });
      return;
    }
    const message = known ?? store(author, msg, clientId);
    send(connection, messageIds.message, message);
    if (known) return;
    const { clientId: _, ...told } = message;
    // Each process tells its clients in its own time, so that two messages may come in either order.
    for (const other of open)
      if (other !== connection && other.isIn && !happens(faults.lost))
        time.later(() => send(other, messageIds.message, told), draw() * 400);
  }

  function store(author: string, msg: string, clientId: string): Stored {
    const before = said.at(-1);
    const id = String(Number(before?.id ?? '0') + 1 + Math.floor(draw() * 3));
    const message = {
      ...{ rid: 'lobby', id, previousId: before?.id ?? '', by: author, name: author, grade: 1 },
      ...{ msg, at: Math.floor(time.now()), isModerator: false, isWithdrawn: false, author, clientId },
    };
    said.push(message);
    return message;
  }

  function tellHistory(connection: Connection, before?: string): void {
    const at = before === undefined ? said.length : said.findIndex(({ id }) => id === before);
    const page = said.slice(Math.max(0, at - HISTORY_PAGE), Math.max(0, at));
    const messages = page.map(({ clientId, ...told }) => ({
      ...told,
      ...(told.author === connection.author && { clientId }),
    }));
    send(connection, messageIds.history, { rid: 'lobby', messages, hasMore: at > HISTORY_PAGE });
  }
}
