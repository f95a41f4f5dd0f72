import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes } from '@lobby/chat-socket/link';
import { FRAME_CHARACTERS } from '@lobby/chat-socket/protocol';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ChatNeeds } from '../chat-needs.ts';
import { openRoom } from '../rooms/open-room.ts';
import { roomStatus } from '../rooms/room-status.ts';
import { createConnection } from './connection.ts';
import { frame } from './frames.ts';
import { createHub } from './hub.ts';
import { reloadInTurns } from './reload-in-turns.ts';
import type { Session } from './session.ts';
import { watchLife } from './watch-life.ts';
import { createWire } from './wire.ts';

declare module '@lobby/platform-kernel/broker/broker' {
  interface BrokerEvents {
    /** A frame for everybody in a room but the connection that caused it, which has been answered. */
    'chat-frame': { siteId: string; rid: string; text: string; but?: string };
    /** A room is set otherwise: everybody in it is told how it is now. */
    'chat-room-changed': { siteId: string; rid: string };
    /** A frame for every connection of a member or guest. */
    'chat-author-frame': { siteId: string; author: string; text: string };
  }
}

const path = '/stream/socket';

/** The socket of the chat: `…/stream/socket?clientType=web&siteId=…`, for pages of the site alone. */
export function serveChat(platform: Platform, needs: ChatNeeds) {
  const { broker, sites, config, log } = platform;
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_CHARACTERS * 4 });
  const hub = createHub();
  const turns = reloadInTurns<WebSocket>();
  const open = new Map<Session, WebSocket>();
  const of = (siteId: string, author: string) =>
    [...open].filter(([session]) => session.siteId === siteId && session.author?.id === author);
  const onError = (error: unknown) => log.error({ err: error }, 'chat: a room was not told how it is');
  const undo = [
    turns.stop,
    // What was said on other servers is in the database; what else happened, only they told. So all is asked for anew.
    broker.onGap(() => turns.reload(server.clients)),
    broker.subscribe('chat-frame', ({ siteId, rid, text, but }) => hub.tell(siteId, rid, text, but)),
    broker.subscribe('chat-room-changed', ({ siteId, rid }) => {
      if (hub.count(siteId, rid) > 0) tellStatus(siteId, rid).catch(onError);
    }),
    broker.subscribe('chat-author-frame', ({ siteId, author, text }) => {
      for (const [{ wire }] of of(siteId, author)) wire.send(text);
    }),
    broker.subscribe('session-ended', ({ siteId, memberId }) => {
      for (const [{ wire }] of of(siteId, memberId)) wire.close(closeCodes.sessionEnded);
    }),
  ];
  return {
    /** Tells everybody who is in a room on this server how it is. */
    tellStatus,
    /** Every connection of this process. */
    sessions: (): readonly Session[] => [...open.keys()],
    hub,
    /** Takes over a request for a socket. @returns whether it is one of the chat. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, ip: string): boolean {
      const url = new URL(request.url ?? '/', 'http://platform');
      if (url.pathname !== path) return false;
      const site = sites.byId(url.searchParams.get('siteId') ?? '');
      const { origin = '' } = request.headers;
      const isAllowed = site && [...site.corsOrigins, ...config.corsOrigins].includes(origin);
      if (!site || !isAllowed || url.searchParams.get('clientType') !== 'web') {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
        return true;
      }
      server.handleUpgrade(request, socket, head, opened => attend(opened, socket, { siteId: site.id, ip }));
      return true;
    },
    stop(): void {
      for (const each of undo) each();
      for (const socket of server.clients) socket.close(closeCodes.later);
      server.close();
    },
  };

  async function tellStatus(siteId: string, rid: string): Promise<void> {
    const room = await openRoom(platform.db, { siteId, rid, now: platform.clock.now() });
    hub.tell(siteId, rid, frame('roomStatusUpdate', roomStatus(room, hub.count(siteId, rid))));
  }

  function attend(socket: WebSocket, line: Duplex, { siteId, ip }: { siteId: string; ip: string }): void {
    const wire = createWire(randomUUID(), socket, line);
    const address = platform.keys.mac('chat address', siteId, ip);
    const session: Session = {
      platform,
      needs,
      siteId,
      hub,
      wire,
      address,
      rooms: new Set(),
      author: undefined,
    };
    const life = watchLife(socket, () => session.author !== undefined);
    const connection = createConnection(session);
    open.set(session, socket);
    // One frame after the other, so that messages keep the order in which they were sent.
    let turn = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      life.heard();
      turn = turn
        .then(() => connection.frame(isBinary ? undefined : String(data)))
        .catch((error: unknown) => {
          log.error({ err: error }, 'chat: a frame was not answered');
          socket.close(closeCodes.later);
        });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      life.stop();
      open.delete(session);
      connection.ended();
    });
  }
}
