import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSlowCallers } from './slow-callers.js';
import { listening } from './testing/listening.ts';

const patienceMs = 100;

/** Where the process is held up: until everything was sent, and then for longer than its patience. */
let heldUpAt: 'connection' | 'request' | 'nowhere';
/** 1 once everything was sent. */
let sent: Int32Array<SharedArrayBuffer>;
let port = 0;
let stop: () => Promise<unknown>;

beforeEach(async () => {
  const times = { headersTimeout: patienceMs, requestTimeout: patienceMs, connectionsCheckingInterval: 20 };
  const server = createServer(times, (request, response) => {
    holdUp('request');
    request.resume().once('end', () => response.end('answered'));
  });
  server.on('connection', () => holdUp('connection'));
  closeSlowCallers(server);
  ({ port, stop } = await listening(server));
});
afterEach(() => stop());

function holdUp(here: typeof heldUpAt): void {
  if (here !== heldUpAt) return;
  Atomics.wait(sent, 0, 0, 10_000);
  Atomics.wait(sent, 0, 1, 3 * patienceMs);
}

/** In a thread of its own, so that it goes on while the server is held up. */
const caller = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { port, pieces, pauseMs, sent } = workerData;
  let heard = '';
  const over = () => { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0); };
  const say = ([piece, ...rest]) => {
    if (piece === undefined) over();
    else socket.write(piece, () => setTimeout(say, pauseMs, rest));
  };
  const socket = require('node:net').connect(port, '127.0.0.1', () => say(pieces));
  socket.on('data', piece => { heard += piece; });
  socket.on('error', () => {}).on('close', () => parentPort.postMessage(heard));
`;

/** Sends the pieces one after the other; resolves with everything received until the connection was closed. */
async function send(...pieces: string[]): Promise<string> {
  sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port, pieces, pauseMs: patienceMs / 2, sent };
  const worker = new Worker(caller, { eval: true, workerData });
  const message = await new Promise<string>(resolve => worker.once('message', resolve));
  await worker.terminate();
  return message;
}

const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\n';

describe('a server that was held up for longer than its patience', () => {
  it.each([
    ['a whole request', 'connection', [`${head}body`]],
    ['headers, whose body follows', 'connection', [head, 'body']],
    ['the body of a request', 'request', [head, 'body']],
  ] as const)('answers when %s arrived in that time', async (_what, at, pieces) => {
    heldUpAt = at;
    expect(await send(...pieces)).toContain('answered');
  });

  it.each([
    ['nothing', 'connection', []],
    ['half of the headers', 'connection', [head.slice(0, 20)]],
    ['half of a body', 'request', [head, 'bo']],
  ] as const)(
    'closes the connection without an answer when %s arrived in that time',
    async (_what, at, pieces) => {
      heldUpAt = at;
      expect(await send(...pieces)).toBe('');
    },
  );
});

describe('a server that was not held up', () => {
  it.each([
    ['headers that come in pieces for too long', [...head].slice(0, 20)],
    ['a body that comes in pieces for too long', [head, ' ', ' ', ' ', ' ']],
  ])('closes the connection without an answer on %s', async (_what, pieces) => {
    heldUpAt = 'nowhere';
    expect(await send(...pieces)).toBe('');
  });
});
