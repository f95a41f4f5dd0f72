import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { contract } from '@lobby/api-client/contract';
import { messageIds } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { addressOf, chatMember, chatPages, origin } from '../testing/chat-pages.ts';
import { MOST_FRAMES } from './attend.ts';
import { MOST_FRAME_BYTES } from './serve-chat.ts';

const timeout = 20_000;
/** Connections of one network. */
const mostOfNetwork = 60;
let running: RunningPlatform;
const pages = chatPages(() => running);

beforeAll(async () => {
  running = await testPlatform({
    logLevel: 'silent',
    corsOrigins: [origin],
    ...{ rateLimitScale: mostOfNetwork, maxConnectionsPerAddress: 1, trustedProxies: 1 },
  });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

/** A socket of a program that keeps no rule. */
async function stranger(headers: Record<string, string> = {}) {
  const socket = new WebSocket(addressOf(running, '1001'), { origin, headers });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => {});
  const send = (name: keyof typeof messageIds, msgData: object) =>
    socket.send(JSON.stringify({ msgId: messageIds[name], msgData }));
  const closed = new Promise<number>(resolve => socket.once('close', resolve));
  return { socket, send, closed };
}

/** What a socket is answered that is not opened. */
async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  const socket = new WebSocket(addressOf(running, '1001'), { origin, headers });
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return response.statusCode;
}

it('a connection that ends while it comes into a room is not counted in it', async () => {
  for (let n = 0; n < 10; n += 1) {
    const { socket, send } = await stranger();
    send('guestLogin', {});
    send('joinRoom', { rid: lobbyRoom });
    socket.close();
  }
  const page = pages.page();
  await page.isOpen();
  await vi.waitFor(
    async () => {
      const before = page.heard('roomStatus').length;
      await page.join(lobbyRoom);
      const heard = await page.wait('roomStatus', before + 1);
      expect(heard.at(-1)).toMatchObject({ count: 1 });
    },
    { timeout, interval: 500 },
  );
});

it('one network has so many connections behind a proxy, and another one is let in all the same', async () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const many = await Promise.all(Array.from({ length: mostOfNetwork }, () => stranger(from('203.0.113.7'))));
  expect(await statusOf(from('203.0.113.7'))).toBe(429);
  (await stranger(from('203.0.113.8'))).socket.close();
  const [first] = many;
  first?.socket.close();
  await first?.closed;
  await vi.waitFor(() => stranger(from('203.0.113.7')), { timeout });
  for (const { socket } of many) socket.terminate();
});

it('a caller who is turned away and stays is cut', async () => {
  const socket = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = new Promise(resolve => socket.on('error', () => {}).once('close', resolve));
  socket.write('GET /stream/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = await once(socket.resume(), 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  // Only who goes on talking learns that nobody is there.
  const talk = setInterval(() => socket.write('x'), 20);
  await closed;
  clearInterval(talk);
});

it('a frame that is longer than any of a client ends its connection', async () => {
  const { socket, closed } = await stranger();
  socket.send('x'.repeat(MOST_FRAME_BYTES + 1));
  expect(await closed).toBe(1009);
});

it('pings count as frames do: who sends too many hears no more of it and is left', async () => {
  const { socket, closed } = await stranger();
  let pongs = 0;
  socket.on('pong', () => {
    pongs += 1;
  });
  for (let n = 0; n < 1_000; n += 1) socket.ping();
  expect(await closed).toBe(4003);
  expect(pongs).toBeLessThanOrEqual(MOST_FRAMES);
});

it.each([
  [
    'an id that no message can have',
    'odd1',
    'message',
    { rid: lobbyRoom, msg: '同意', clientId: 'far', replyTo: '9999999999999999999' },
  ],
  ['U+0000 in a text', 'odd2', 'message', { rid: lobbyRoom, msg: 'a\u0000b', clientId: 'zero' }],
  ['U+0000 in a reason', 'odd3', 'block', { rid: lobbyRoom, id: '1', reason: 'a\u0000b' }],
] as const)('%s is left out, and the connection stays', async (_, who, name, data) => {
  const page = await pages.member(`${who}talker`, lobbyRoom);
  const { id } = await page.say(lobbyRoom, '好球');
  const other = await pages.member(`${who}other`, lobbyRoom);
  other.send(name, name === 'block' ? { ...data, id } : data);
  other.send('joinRoom', { rid: lobbyRoom });
  expect(await other.wait('joinUnicast', 2)).toHaveLength(2);
});

it('the end of one session of a member leaves the others connected', async () => {
  const { client, jwt } = await chatMember(running, 'twophones1');
  const page = pages.page(jwt);
  await page.isOpen();
  const { broker, db } = running.platform;
  const { id: memberId } = await db
    .selectFrom('members')
    .select('id')
    .where('name_key', '=', 'twophones1')
    .executeTakeFirstOrThrow();
  broker.publish('session-ended', { siteId: '1001', memberId, tokenHash: 'of another device' });
  await page.join(lobbyRoom);
  expect(page.link.state().at).toBe('open');
  await client.call(contract.userSession.logout, {});
  await vi.waitFor(() => expect(page.link.state()).toEqual({ at: 'ended', why: 'session-ended' }), {
    timeout,
  });
});

it('a session that is gone without a word ends its connections when it is looked for', async () => {
  const { jwt } = await chatMember(running, 'expired1');
  const page = pages.page(jwt);
  await page.isOpen();
  await running.platform.db.deleteFrom('sessions').execute();
  await running.catchUp();
  await vi.waitFor(() => expect(page.link.state()).toEqual({ at: 'ended', why: 'session-ended' }), {
    timeout,
  });
});

it('guests of one IPv6 network are one author, as those of one IPv4 address are', async () => {
  const { db } = running.platform;
  await db.updateTable('chat_rooms').set({ writers: 'everybody' }).execute();
  const reader = pages.page();
  await reader.isOpen();
  await reader.join(lobbyRoom);
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']) {
    const { socket, send } = await stranger({ 'x-forwarded-for': ip });
    send('guestLogin', {});
    send('joinRoom', { rid: lobbyRoom });
    send('message', { rid: lobbyRoom, msg: `来自 ${ip.slice(-4)}`, clientId: crypto.randomUUID() });
    const before = reader.heard('message').length;
    await reader.wait('message', before + 1);
    socket.close();
  }
  const [one, other, elsewhere] = reader.heard('message').map(({ by }) => by);
  expect(other).toBe(one);
  expect(elsewhere).not.toBe(one);
});
