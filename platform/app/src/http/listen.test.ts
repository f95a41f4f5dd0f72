import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

const rules = { connections: 10, unfinished: 1, connectionOf: () => 'all', callerOf: () => 'all' };
let listening: Listening;
beforeAll(async () => {
  const app = new Hono().post('*', async c => c.text(await c.req.text().catch(() => 'left')));
  const hasty = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
  listening = await listen(
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    { host: '127.0.0.1', port: 0 },
    rules,
    hasty,
  );
});
afterAll(() => listening.close(0));

/** Sends bytes, then nothing; resolves with everything received until the connection was closed. */
function sayAndWait(bytes: string): Promise<string> {
  return new Promise(resolve => {
    let received = '';
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', chunk => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

// A 408 would make a browser send its bet a second time.
it.each([
  ['headers that never end', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['a body that never comes', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('closes the connection without an answer on %s', async (_what, bytes) => {
  expect(await sayAndWait(bytes)).toBe('');
});

it('a request for a socket that cannot be read, or whose caller is gone at once, ends with its connection alone', async () => {
  const sockets = await listen(
    (_, response) => response.end('alive'),
    { host: '127.0.0.1', port: 0 },
    rules,
    {},
    (request, socket) => {
      const { pathname } = new URL(request.url ?? '/', 'http://platform');
      socket.end(`HTTP/1.1 403 Forbidden\r\nx-path: ${pathname}\r\n\r\n`);
      return true;
    },
  );
  const ask = (path: string, isGone: boolean) =>
    new Promise<void>(resolve => {
      const socket = connect(sockets.port, '127.0.0.1');
      const text = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
      socket.write(text, () => isGone && socket.resetAndDestroy());
      socket.on('error', () => {}).on('close', () => resolve());
    });
  await ask('//', false);
  for (let n = 0; n < 50; n++) await ask('/stream/socket', true);
  expect(await (await fetch(`http://127.0.0.1:${sockets.port}/`)).text()).toBe('alive');
  await sockets.close(0);
});
