import { once } from 'node:events';
import { type ClientRequest, createServer, request as open, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepDoor, networkOf } from './index.js';
import { listening } from './testing/listening.ts';

const turnedAway: string[] = [];
const begun: ClientRequest[] = [];
let port = 0;
let stop: () => Promise<unknown>;

/** @param silentMs how long an answer may wait to be read on. */
async function openDoor(silentMs: number) {
  const server = createServer((request, response) => {
    const admitted = door.admits(request, response, (_request, answer) => answer.writeHead(503).end());
    if (request.url === '/unread' && admitted) response.end('unread');
    else if (request.url === '/long' && admitted) longAnswer(response);
    else if (admitted) request.resume().once('end', () => response.end('in'));
  });
  const door = keepDoor(server, {
    connections: 5,
    unfinished: 2,
    connectionOf: peer => (peer === '127.0.0.9' ? undefined : networkOf(peer)),
    callerOf: ({ socket }) => networkOf(socket.remoteAddress ?? ''),
    onTurnedAway: kind => turnedAway.push(kind),
    silentMs,
  });
  ({ port, stop } = await listening(server));
}
beforeEach(() => openDoor(200));
afterEach(async () => {
  for (const request of begun.splice(0)) request.destroy();
  turnedAway.length = 0;
  await stop();
});

/** More than any socket buffers without its other end reading. */
const long = 64 * 1024 * 1024;
let longAnswerOver: Promise<unknown>;
function longAnswer(response: ServerResponse): void {
  longAnswerOver = once(response, 'close');
  response.end(Buffer.alloc(long));
}

/** Requests the long answer; pauses the socket once the answer has begun. */
async function askLong(): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  const begun = once(socket, 'data').then(() => socket.pause());
  socket.on('error', () => {}).write('GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await begun;
  return socket;
}

/** Reads to the end, a whole answer in `lastsMs` at least; resolves with the number of bytes. */
async function readSlowly(socket: Socket, lastsMs = 0): Promise<number> {
  const began = performance.now();
  let bytes = 0;
  socket.on('data', piece => {
    bytes += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), began + (bytes / long) * lastsMs - performance.now());
  });
  socket.resume();
  await once(socket, 'close');
  return bytes;
}

/** Sends a request from an address of this machine, on a connection of its own; resolves with its status. */
function ask(localAddress: string, body = '{}'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { port, localAddress, method: 'POST', agent: false };
    open(options, answer => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', reject)
      .end(body);
  });
}

/** Starts a request and never finishes it; resolves once the server has its headers. */
function begin(localAddress: string): Promise<void> {
  const headers = { 'content-length': 100, expect: '100-continue' };
  const request = open({ port, localAddress, method: 'POST', agent: false, headers });
  begun.push(request.on('error', () => {}));
  request.flushHeaders();
  return new Promise(resolve => request.once('continue', resolve));
}

describe('requests that are not finished', () => {
  it('are limited per address: further ones are rejected, other addresses are unaffected', async () => {
    await begin('127.0.0.2');
    await begin('127.0.0.2');
    expect(await ask('127.0.0.2')).toBe(503);
    expect(turnedAway).toEqual(['unfinished']);
    expect(await ask('127.0.0.3')).toBe(200);
  });

  it('are not counted once they are complete or their connection is closed', async () => {
    for (let turn = 0; turn < 3; turn++) expect(await ask('127.0.0.2')).toBe(200);
    await begin('127.0.0.2');
    await begin('127.0.0.2');
    for (const request of begun.splice(0)) request.destroy();
    await expect.poll(() => ask('127.0.0.2')).toBe(200);
  });
});

describe('requests answered before their body has arrived', () => {
  it('are not counted once their connection is closed', async () => {
    const headers = 'Host: x\r\nContent-Length: 100';
    for (let n = 0; n < 4; n++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      const answered = new Promise(resolve => socket.once('data', resolve));
      socket.write(`POST /unread HTTP/1.1\r\n${headers}\r\n\r\n{`);
      await answered;
      socket.destroy();
    }
    expect(turnedAway).toEqual([]);
    expect(await ask('127.0.0.2')).toBe(200);
  });
});

describe('an answer', () => {
  it('that is not read is aborted and its connection closed', async () => {
    const socket = await askLong();
    await longAnswerOver;
    expect(await readSlowly(socket)).toBeLessThan(long / 2);
  });

  it('that is read slowly arrives complete', async () => {
    // Longer in all than a piece may wait, and each piece far shorter, also on a slow machine.
    await stop();
    await openDoor(2_000);
    expect(await readSlowly(await askLong(), 3_000)).toBeGreaterThan(long * 0.99);
  });
});

describe('connections', () => {
  const hold = (localAddress: string) =>
    new Promise<string>(resolve => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => resolve('cut')).once('close', () => resolve('cut'));
      // A connection that is admitted answers; one that is rejected is closed.
      socket.once('data', () => resolve('kept')).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    });

  it('are limited per address: further ones are closed, other addresses are unaffected', async () => {
    const held = [];
    for (let n = 0; n < 7; n++) held.push(await hold('127.0.0.2'));
    expect(held).toEqual([...Array(5).fill('kept'), 'cut', 'cut']);
    expect(turnedAway).toEqual(['connections', 'connections']);
    expect(await hold('127.0.0.3')).toBe('kept');
  });

  it('of a trusted proxy, which carries many callers, are not counted', async () => {
    for (let n = 0; n < 7; n++) expect(await hold('127.0.0.9')).toBe('kept');
  });
});
