import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { contract, defineCall } from '../contract/index.ts';
import { createRequester } from './requester.ts';
import { testWire } from './test-support/test-server.ts';
import { CALL_BUDGET_MS } from './wire.ts';

const { login } = contract.userSession;
const credentials = { name: 'linqiao88', password: '0'.repeat(32) };

let server: Server | undefined;
const undo: (() => void)[] = [];

afterEach(async () => {
  for (const end of undo.splice(0)) end();
  server?.closeAllConnections();
  await new Promise(done => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

/** A real server, so that no network behaviour is mocked. */
async function serve(behave: (response: ServerResponse) => void) {
  let trips = 0;
  server = createServer((request, response) => {
    trips += 1;
    request.resume().on('end', () => behave(response));
  });
  await new Promise<void>(done => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const make = (budgetMs: number) =>
    createRequester(testWire({ baseUrl: `http://127.0.0.1:${port}`, fetch: globalThis.fetch, budgetMs }));
  return { make, trips: () => trips };
}

describe('the time limit', () => {
  it('is 30 seconds', () => expect(CALL_BUDGET_MS).toBe(30_000));

  it('holds for the whole answer: a server that sends its body without an end is cut off', async () => {
    const { make, trips } = await serve(response => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      undo.push(() => clearInterval(drip));
    });
    const from = performance.now();
    const { reply } = await make(300)(login, credentials);
    const took = performance.now() - from;
    expect(reply).toEqual({ kind: 'failure', failure: { kind: 'timeout', afterMs: 300 } });
    expect(took).toBeGreaterThanOrEqual(290);
    expect(trips()).toBe(1);
  });

  it('holds for a server that never answers', async () => {
    const { make } = await serve(() => {});
    const { reply } = await make(200)(login, credentials);
    expect(reply).toMatchObject({ failure: { kind: 'timeout' } });
  });
});

describe('a POST is sent once', () => {
  it.each([408, 413, 429, 500, 502, 503, 504])('when the server answers %i', async status => {
    const { make, trips } = await serve(response =>
      response.writeHead(status, { 'retry-after': '0' }).end('busy'),
    );
    const { reply } = await make(2_000)(login, credentials);
    expect(reply).toEqual({ kind: 'failure', failure: { kind: 'http-status', status } });
    expect(trips()).toBe(1);
  });

  it('when the connection breaks before an answer', async () => {
    const { make, trips } = await serve(response => response.destroy());
    expect((await make(2_000)(login, credentials)).reply).toEqual({
      kind: 'failure',
      failure: { kind: 'offline' },
    });
    expect(trips()).toBe(1);
  });

  it('when the connection breaks in the middle of one', async () => {
    const { make, trips } = await serve(response => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"status_code":', () => response.destroy());
    });
    expect((await make(2_000)(login, credentials)).reply).toEqual({
      kind: 'failure',
      failure: { kind: 'unreadable', stage: 'http' },
    });
    expect(trips()).toBe(1);
  });
});

describe('a GET, which ky would repeat by itself, is sent once', () => {
  const list = defineCall({
    method: 'GET',
    path: '/fd/api/v1/bankCard/withdraw/add/list',
    access: 'member',
    summary: 'Cards.',
    request: v.object({}),
    answer: v.unknown(),
  });

  it.each([408, 413, 429, 500, 502, 503, 504])('when the server answers %i', async status => {
    const { make, trips } = await serve(response =>
      response.writeHead(status, { 'retry-after': '0' }).end('busy'),
    );
    const { reply } = await make(2_000)(list, {});
    expect(reply).toEqual({ kind: 'failure', failure: { kind: 'http-status', status } });
    expect(trips()).toBe(1);
  });

  it('when the connection breaks before an answer', async () => {
    const { make, trips } = await serve(response => response.destroy());
    const { reply } = await make(5_000)(list, {});
    expect(reply).toEqual({ kind: 'failure', failure: { kind: 'offline' } });
    expect(trips()).toBe(1);
  });
});

describe('an aborted call', () => {
  it('fails as aborted, before or while it is under way', async () => {
    let reached = () => {};
    const underWay = new Promise<void>(resolve => {
      reached = resolve;
    });
    const { make, trips } = await serve(() => reached());
    expect((await make(2_000)(login, credentials, { signal: AbortSignal.abort() })).reply).toEqual({
      kind: 'failure',
      failure: { kind: 'aborted' },
    });
    expect(trips()).toBe(0);
    const control = new AbortController();
    const call = make(2_000)(login, credentials, { signal: control.signal });
    await underWay;
    control.abort();
    expect((await call).reply).toEqual({ kind: 'failure', failure: { kind: 'aborted' } });
  });
});

describe('an unreachable server', () => {
  it('is offline', async () => {
    const call = createRequester(testWire({ baseUrl: 'http://127.0.0.1:9', fetch: globalThis.fetch }));
    expect((await call(login, credentials)).reply).toEqual({ kind: 'failure', failure: { kind: 'offline' } });
  });
});
