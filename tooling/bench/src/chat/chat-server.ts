import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { messageIds, readEnvelope, writeEnvelope } from '@lobby/chat-socket/protocol';
import { chatDomains } from '@lobby/platform-testing/internals/chat';
import { startPlatform } from '@lobby/platform-testing/internals/running';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { type WebSocket, WebSocketServer } from 'ws';
import { origin } from './origin.ts';

/** What the measuring process asks for: a frame for a room of one of the two, or what this process uses. */
export type Asked = { to: 'ours' | 'bare'; rid: string; text: string } | { usage: true };

export interface Usage {
  /** µs of CPU time so far. */
  readonly cpu: number;
  /** Bytes after a collection. */
  readonly memory: number;
}

// The chat of the platform, and beside it in the same process the least that does the same: a set of sockets for each
// room, to which each frame is sent at once.
const running = await startPlatform(
  {
    ...testConfig,
    ...{
      dev: false,
      logLevel: 'error',
      corsOrigins: [origin],
      maxConnectionsPerAddress: 1e6,
      demoMembers: 0,
    },
  },
  { domains: chatDomains },
);
const rooms = new Map<string, Set<WebSocket>>();
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(bare, 'listening');
bare.on('connection', socket => {
  socket.on('message', data => {
    const frame = readEnvelope(String(data));
    if (frame?.msgId === messageIds.guestLogin)
      socket.send(writeEnvelope(messageIds.guestLogin, { accepted: true }));
    if (frame?.msgId !== messageIds.joinRoom) return;
    // Safe: the measuring process alone connects here.
    const { rid } = frame.msgData as { rid: string };
    const room = rooms.get(rid) ?? new Set();
    rooms.set(rid, room.add(socket));
    socket.on('close', () => room.delete(socket));
    socket.send(writeEnvelope(messageIds.joinUnicast, { rid, joined: true }));
  });
});

process.on('message', (asked: Asked) => {
  if ('usage' in asked) {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: user + system, memory: heapUsed + external } satisfies Usage);
  } else if (asked.to === 'bare') {
    for (const socket of rooms.get(asked.rid) ?? []) socket.send(asked.text);
  } else {
    // As what is said on another server comes in.
    running.platform.broker.publish('chat-frame', { siteId: '1001', rid: asked.rid, text: asked.text });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({
  ours: running.port,
  bare: (bare.address() as AddressInfo).port,
});
