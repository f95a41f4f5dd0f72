import { messageIds, writeEnvelope } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lobbyRoom as rid } from '../rooms/lobby-room.ts';

const origin = 'http://localhost:5173';
const patience = { timeout: 60_000 };
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] });
});
afterAll(() => running.stop());

/** A guest in the room of the site, and how many messages of it they have read. */
async function guest() {
  const address = `${running.url.replace('http', 'ws')}/stream/socket?clientType=web&siteId=1001`;
  const socket = new WebSocket(address, { origin });
  let [heard, isIn, isClosed] = [0, false, false];
  socket.on('message', data => {
    if (String(data).startsWith(`{"msgId":${messageIds.message},`)) heard += 1;
    if (String(data).startsWith(`{"msgId":${messageIds.joinUnicast},`)) isIn = true;
  });
  socket.on('close', () => {
    isClosed = true;
  });
  await new Promise(resolve => socket.once('open', resolve));
  socket.send(writeEnvelope(messageIds.guestLogin, {}));
  socket.send(writeEnvelope(messageIds.joinRoom, { rid }));
  await vi.waitFor(() => expect(isIn).toBe(true), patience);
  return { socket, heard: () => heard, isClosed: () => isClosed };
}

it('somebody who reads nothing is left once they are a megabyte behind, and everybody else hears all', async () => {
  const [reader, sleeper] = [await guest(), await guest()];
  sleeper.socket.pause();
  // Far more than what the system keeps for a connection that nobody reads.
  const frames = 100;
  const text = writeEnvelope(messageIds.message, { rid, msg: 'x'.repeat(240_000) });
  for (let said = 1; said <= frames; said += 1) {
    running.platform.broker.publish('chat-frame', { siteId: '1001', rid, text });
    await vi.waitFor(() => expect(reader.heard()).toBe(said), { ...patience, interval: 1 });
  }
  sleeper.socket.resume();
  await vi.waitFor(() => expect(sleeper.isClosed()).toBe(true), patience);
  expect(sleeper.heard()).toBeLessThan(frames);
  expect(reader.isClosed()).toBe(false);
  reader.socket.terminate();
});
