import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { closeCodes } from '@lobby/chat-socket/link';
import { messageIds } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, drawsFor } from '@lobby/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { badBytes, badFrame } from '../testing/bad-frames.ts';
import { addressOf, chatMember, chatPages, origin } from '../testing/chat-pages.ts';
import { MOST_FRAMES } from './attend.ts';
import { MOST_FRAME_BYTES } from './serve-chat.ts';

const frames = dose({ small: 3_000, deep: 100_000 });
const timeout = dose({ small: 120_000, deep: 1_800_000 });
/** Of one connection: one more asks whether they were answered, and one logs in. */
const perConnection = MOST_FRAMES - 2;
const connections = Math.ceil(frames / perConnection);
/** What docs/chat-protocol.md says of a connection that is closed for what it sent. */
const documented = [1002, 1007, 1009, closeCodes.reload, closeCodes.misuse];
let running: RunningPlatform;
const pages = chatPages(() => running);

beforeAll(async () => {
  running = await testPlatform({
    logLevel: 'silent',
    corsOrigins: [origin],
    rateLimitScale: 1_000_000,
  });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

/** A connection that sends bad frames after its login. @returns how it ended: answered, or its close code. */
async function outcomeOf(
  draw: () => number,
  n: number,
  jwt: string | undefined,
): Promise<number | 'answered'> {
  const socket = new WebSocket(addressOf(running, '1001'), { origin });
  socket.on('error', () => {});
  const probe = `probe-${n}`;
  const ended = new Promise<number | 'answered'>(resolve => {
    socket.once('close', resolve);
    socket.on('message', data => {
      if (String(data).includes(probe)) resolve('answered');
    });
  });
  await new Promise(resolve => socket.once('open', resolve));
  const send = (name: keyof typeof messageIds, msgData: object) =>
    socket.send(JSON.stringify({ msgId: messageIds[name], msgData }));
  if (jwt === undefined) send('guestLogin', {});
  else send('login', { body: { jwt } });
  for (let at = 0; at < perConnection; at += 1) {
    const bad = badFrame(draw, n * perConnection + at);
    socket.send(typeof bad === 'string' && draw() < 0.05 ? bad.padEnd(MOST_FRAME_BYTES - 64) : bad);
  }
  // A longer one than is let in, now and then; it ends the connection.
  if (draw() < 0.05) socket.send('x'.repeat(MOST_FRAME_BYTES + 1));
  send('joinRoom', { rid: probe });
  const outcome = await ended;
  socket.terminate();
  return outcome;
}

/** What is left in memory, in bytes, after what is not needed was thrown away. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it(
  `${frames} bad frames are answered, left out, or end their connection by a code that is written down`,
  async () => {
    const draw = drawsFor('bad frames against a server');
    const errors = vi.spyOn(running.platform.log, 'error');
    const member = await chatMember(running, 'badframes1');
    const outcomes: (number | 'answered')[] = [];
    let before = 0;
    for (let n = 0; n < connections; n += 1) {
      if (n === Math.ceil(connections / 4)) before = memory();
      const jwt = draw() < 0.3 ? await member.jwt() : undefined;
      outcomes.push(await outcomeOf(draw, n, jwt));
    }
    const grown = memory() - before;
    expect(outcomes.filter(each => each !== 'answered' && !documented.includes(each))).toEqual([]);
    expect(outcomes.filter(each => each === 'answered').length).toBeGreaterThan(connections / 4);
    expect(errors.mock.calls).toEqual([]);
    expect(grown).toBeLessThan(64 * 1024 * 1024);
    // The room is as it was for everybody else.
    const other = await pages.member('goodframes1', lobbyRoom);
    expect(await other.say(lobbyRoom, '还在踢')).toMatchObject({ msg: '还在踢' });
  },
  timeout,
);

it(
  'bytes that are no frame of a WebSocket end their connection',
  async () => {
    const draw = drawsFor('bad bytes against a server');
    for (let n = 0; n < dose({ small: 60, deep: 2_000 }); n += 1) {
      const bytes = badBytes(draw, MOST_FRAME_BYTES);
      const code = await closedWith(bytes);
      // A cut one is waited for: then its sender has hung up.
      if (code !== undefined) expect([1002, 1007, 1009], bytes.toString('hex')).toContain(code);
    }
    const page = pages.page();
    await page.isOpen();
  },
  timeout,
);

/** Opens a connection by hand and sends bytes. @returns the code that the server closed it with; undefined: it waited for more. */
function closedWith(bytes: Buffer): Promise<number | undefined> {
  const socket = connect({ port: running.port, host: '127.0.0.1' });
  const head = [
    'GET /stream/socket?clientType=web&siteId=1001 HTTP/1.1',
    ...['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', `Origin: ${origin}`],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
  ];
  socket.write(head.join('\r\n'));
  return new Promise(resolve => {
    let heard = Buffer.alloc(0);
    let isOpen = false;
    socket.on('error', () => {});
    socket.on('data', data => {
      heard = Buffer.concat([heard, data]);
      const end = heard.indexOf('\r\n\r\n');
      if (isOpen || end < 0) return;
      isOpen = true;
      heard = heard.subarray(end + 4);
      // The end of what is sent tells the server that nothing more of a cut frame comes.
      socket.end(bytes);
    });
    socket.once('close', () => {
      const at = heard.indexOf(0x88);
      resolve(at < 0 || heard.length < at + 4 ? undefined : heard.readUInt16BE(at + 2));
    });
  });
}
