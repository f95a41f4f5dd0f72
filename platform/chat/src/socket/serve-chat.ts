import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes } from '@lobby/chat-socket/link';
import { messageIds, readEnvelope } from '@lobby/chat-socket/protocol';
import { liveMarks } from '@lobby/platform-identity/sessions/is-live';
import { sessionMark } from '@lobby/platform-identity/sessions/member-jwt';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ChatNeeds } from '../chat-needs.ts';
import { pollOf } from '../predictions/poll.ts';
import { createRecent } from '../room-cache/recent.ts';
import { createRoomCache } from '../room-cache/room-cache.ts';
import { positionOf } from '../rooms/position.ts';
import { roomStatus } from '../rooms/room-status.ts';
import { attend } from './attend.ts';
import { frame } from './frames.ts';
import { createHub } from './hub.ts';
import { createPlaces, type Place } from './places.ts';
import { reloadInTurns } from './reload-in-turns.ts';
import type { Session } from './session.ts';
import { createWire } from './wire.ts';

declare module '@lobby/platform-kernel/broker/broker' {
  interface BrokerEvents {
    /** A frame for everybody in a room but the connection that caused it, which has been answered. */
    'chat-frame': {
      siteId: string;
      rid: string;
      text: string;
      but?: string | undefined;
      /** Of a message, what its author's client calls it. */
      clientId?: string | undefined;
    };
    /** A room is set otherwise: everybody in it is told how it is now. */
    'chat-room-changed': { siteId: string; rid: string };
    /** A frame for every connection of a member or guest. */
    'chat-author-frame': { siteId: string; author: string; text: string };
  }
}

const path = '/stream/socket';
/** A longer frame ends its connection (docs/rules.md#chat): so many wait at most as there are in ten seconds. */
export const MOST_FRAME_BYTES = 16 * 1024;

/** The socket of the chat: `…/stream/socket?clientType=web&siteId=…`, for pages of the site alone. */
export function serveChat(platform: Platform, needs: ChatNeeds) {
  const { broker, sites, config, log } = platform;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    // Who pings and never reads would fill the memory.
    autoPong: false,
  });
  // A trusted proxy carries many callers, so the door does not count its connections.
  const places = createPlaces(
    Math.ceil(config.maxConnectionsPerAddress * Math.max(1, config.rateLimitScale)),
  );
  const hub = createHub();
  const now = () => platform.clock.now();
  const cache = createRoomCache({ ...platform, isRoom: needs.isRoom });
  const positions = createRecent((siteId, rid) => positionOf(platform.db, siteId, rid), now);
  const polls = createRecent((siteId, rid) => pollOf(platform.db, { needs, siteId }, rid), now);
  const turns = reloadInTurns<WebSocket>();
  const open = new Map<Session, WebSocket>();
  const of = (siteId: string, author: string) =>
    [...open].filter(([session]) => session.siteId === siteId && session.author?.id === author);
  const onError = (error: unknown) => log.error({ err: error }, 'chat: a room was not told how it is');
  const undo = [
    turns.stop,
    // What was said on other servers is in the database; what else happened, only they told. So all is asked for anew.
    broker.onGap(() => {
      cache.forgetAll();
      turns.reload(server.clients);
    }),
    broker.subscribe('chat-frame', ({ siteId, rid, text, but, clientId }) => {
      const told = readEnvelope(text);
      if (told) cache.heard(siteId, rid, told, clientId);
      if (told?.msgId === messageIds.clearRoom) positions.forget(siteId, rid);
      if (told?.msgId === messageIds.scorePrediction) polls.forget(siteId, rid);
      hub.tell(siteId, rid, text, but);
    }),
    broker.subscribe('chat-room-changed', ({ siteId, rid }) => {
      cache.forget(siteId, rid);
      if (hub.count(siteId, rid) > 0) tellStatus(siteId, rid).catch(onError);
    }),
    broker.subscribe('chat-author-frame', ({ siteId, author, text }) => {
      for (const [{ wire }] of of(siteId, author)) wire.send(text);
    }),
    broker.subscribe('session-ended', ({ siteId, memberId, tokenHash }) => {
      const ended = sessionMark(platform.keys, tokenHash);
      for (const [{ wire, mark }] of of(siteId, memberId))
        if (mark === ended) wire.close(closeCodes.sessionEnded);
    }),
  ];
  return {
    /** Tells everybody who is in a room on this server how it is. */
    tellStatus,
    /** Ends the connections of sessions that ran out, or whose end this server was not told of. */
    async endGone(): Promise<void> {
      const members = [...open.keys()].flatMap(({ author, mark, wire }) =>
        author && mark ? [{ memberId: author.id, mark, wire }] : [],
      );
      const ids = [...new Set(members.map(({ memberId }) => memberId))];
      const live = await liveMarks(platform.db, platform.keys, ids);
      for (const { mark, wire } of members) if (!live.has(mark)) wire.close(closeCodes.sessionEnded);
    },
    /** Every connection of this process. */
    sessions: (): readonly Session[] => [...open.keys()],
    hub,
    polls,
    /** Takes over a request for a socket. @returns whether it is one of the chat. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, ip: string): boolean {
      const address = `http://platform${request.url}`;
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url?.pathname !== path) return false;
      const site = sites.byId(url.searchParams.get('siteId') ?? '');
      const { origin = '' } = request.headers;
      const isAllowed = site && [...site.corsOrigins, ...config.corsOrigins].includes(origin);
      if (!site || !isAllowed || url.searchParams.get('clientType') !== 'web') {
        turnAway(socket, '403 Forbidden');
        return true;
      }
      const network = networkOf(ip);
      const place = places.take(network);
      if (!place) {
        turnAway(socket, '429 Too Many Requests');
        return true;
      }
      socket.once('close', place.giveBack);
      server.handleUpgrade(request, socket, head, opened =>
        begin(opened, socket, { siteId: site.id, network, place }),
      );
      return true;
    },
    stop(): void {
      for (const each of undo) each();
      for (const socket of server.clients) socket.close(closeCodes.later);
      server.close();
    },
  };

  async function tellStatus(siteId: string, rid: string): Promise<void> {
    const { room } = (await cache.of(siteId, rid)) ?? {};
    if (room) hub.tell(siteId, rid, frame('roomStatusUpdate', roomStatus(room, hub.count(siteId, rid))));
  }

  function begin(
    socket: WebSocket,
    line: Duplex,
    { siteId, network, place }: { siteId: string; network: string; place: Place },
  ): void {
    const session: Session = {
      ...{
        platform,
        needs,
        siteId,
        hub,
        cache,
        positions,
        polls,
        wire: createWire(randomUUID(), socket, line),
      },
      address: platform.keys.mac('chat address', siteId, network),
      ...{ rooms: new Set(), author: undefined, mark: undefined },
    };
    open.set(session, socket);
    attend(socket, {
      ...{ session, place },
      onError: error => log.error({ err: error }, 'chat: a frame was not answered'),
      onClose: () => open.delete(session),
    });
  }
}

/** Answers a request for a socket that is not opened. Nobody reads from it then: a caller that stays is cut. */
function turnAway(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}
