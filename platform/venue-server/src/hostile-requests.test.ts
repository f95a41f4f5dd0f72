import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestVenues, testVenues } from './testing/test-venues.ts';

let venues: TestVenues;
let pageDir: string;
beforeAll(async () => {
  pageDir = mkdtempSync(join(tmpdir(), 'venue-page-'));
  writeFileSync(join(pageDir, 'play.html'), '<!doctype html><title>game</title>');
  // Every look into the database counts, so nothing else may look.
  venues = await testVenues({ pageDir, sweepEachMs: 0 });
});
afterAll(async () => {
  await venues.stop();
  rmSync(pageDir, { recursive: true });
});

let lookedUp: number;
beforeEach(() => {
  lookedUp = 0;
  const { database } = venues;
  const { query, transaction } = database;
  vi.spyOn(database, 'query').mockImplementation((...args) => {
    lookedUp += 1;
    return query(...args);
  });
  vi.spyOn(database, 'transaction').mockImplementation(work => {
    lookedUp += 1;
    return transaction(work);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Sends a request byte by byte as it is written: `fetch` would mend it. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<number> {
  const { hostname, port } = new URL(venues.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, answer => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** What is no id, as it stands in an address. */
const noIds = [
  '%00',
  `${'a'.repeat(16)}%00${'b'.repeat(15)}`,
  'a'.repeat(10_240),
  'a'.repeat(31),
  'a'.repeat(33),
  'A'.repeat(32),
  'g'.repeat(32),
  '%ff%fe',
  '%',
  '%E0%A4%A',
  '%F0%9F%8E%B0',
  '..%2f..%2fetc%2fpasswd',
  "'%20OR%201=1--",
  '1',
  '-1',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '%0d%0aset-cookie:x=1',
];

const short = (texts: readonly string[]) => texts.map(text => [text.slice(0, 40), text] as const);

describe('an address with what is no id', () => {
  it.each(short(noIds))('/verify/%s is not found, and not looked up', async (_, id) => {
    expect(await send(`/verify/${id}`)).toBe(404);
    expect(lookedUp).toBe(0);
  });

  it.each(short(noIds))('/play/ with the launch %s is framed by nobody, and not looked up', async (_, id) => {
    expect(await send(`/play/lantern-fair?launch=${id}`)).toBe(200);
    expect(lookedUp).toBe(0);
  });

  it.each(short(noIds))('/round/%s is not found, takes no move, and is not looked up', async (_, id) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
    const body = JSON.stringify({ position: 0, move: 'hit' });
    expect(await send(`/round/${id}`, { headers })).toBe(404);
    // What is no address at all is not found either.
    expect([404, 409]).toContain(await send(`/round/${id}/move`, { method: 'POST', headers, body }));
    expect(lookedUp).toBe(0);
  });

  it.each(
    short(['%00', '..%2f..%2fpackage.json', '%2e%2e%2fplay.html', 'a'.repeat(10_240), 'play.html', '.js']),
  )('/page/assets/%s and /play/ of it are not found', async (_, name) => {
    expect(await send(`/page/assets/${name}`)).toBe(404);
    expect(await send(`/play/${name}`)).toBe(404);
    expect(lookedUp).toBe(0);
  });

  it('a name that is one, of a round that nobody played, is not found either', async () => {
    expect(await send(`/verify/${'a'.repeat(32)}.json`)).toBe(404);
    expect(lookedUp).toBe(1);
  });
});

const posts = ['/session', '/round', '/seeds'];
const hostileBodies: [string, string | Buffer][] = [
  ['nothing', ''],
  ['half an object', '{"token":'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ['null', 'null'],
  ['a number', '1e308'],
  ['a list', '[]'],
  ['a text', '"token"'],
  ['an empty object', '{}'],
  ['a prototype', '{"__proto__":{"token":"x","id":"x","clientSeed":"x"}}'],
  ['deep lists', '['.repeat(8_000)],
  ['numbers for texts', '{"token":1,"id":2,"stake":3,"clientSeed":4}'],
  ['lists for texts', '{"token":["a"],"id":["a"],"stake":["1"],"clientSeed":["a"]}'],
  ['empty texts', '{"token":"","id":"","stake":"","clientSeed":""}'],
  ['long texts', JSON.stringify({ token: 'a'.repeat(9_000), clientSeed: 'a'.repeat(6_000) })],
  ['an id that is none', JSON.stringify({ id: '\u0000', stake: '1', clientSeed: '\u0000' })],
  ...['-1', '1e3', '0x1', '1.001', ' 1', '１', '9'.repeat(10), 'NaN', '\u0000'].map(
    (stake): [string, string] => [
      `the stake ${JSON.stringify(stake)}`,
      JSON.stringify({ id: randomUUID(), stake }),
    ],
  ),
];

describe('a body that makes no sense', () => {
  it.each(hostileBodies)('of %s is refused before anything is looked up', async (_, body) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
    for (const path of posts) expect(await send(path, { method: 'POST', headers, body }), path).toBe(400);
    expect(lookedUp).toBe(0);
  });

  it('that is too large is refused, whether it says so or not', async () => {
    const body = JSON.stringify({ token: 'a', padding: 'x'.repeat(64 * 1024) });
    for (const path of [...posts, '/provider/v1/deposit']) {
      expect(await send(path, { method: 'POST', body }), path).toBe(413);
      const headers = { 'transfer-encoding': 'chunked' };
      expect(await send(path, { method: 'POST', headers, body }), path).toBe(413);
    }
    expect(lookedUp).toBe(0);
  });

  it.each(
    short(['', 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(8_000)}`, 'Bearer a b', 'Basic eDp5', 'bearer x']),
  )('with the key %j has no session', async (_, authorization) => {
    for (const path of ['/session', '/rounds'])
      expect(await send(path, { headers: { authorization } })).toBe(401);
  });

  it('asks in a running session for a choice that the game has not, and nothing is staked', async () => {
    const { key, balance } = await venues.join('p1', '100');
    const choices = [null, 1, '\u0000', [], { __proto__: null, lines: 1e308 }, 'x'.repeat(9_000)];
    for (const choice of choices) {
      const answer = await venues.page('/round', { key, body: { id: randomUUID(), stake: '0.01', choice } });
      expect(answer.status, JSON.stringify(choice)).toBeLessThan(500);
      expect(answer.status, JSON.stringify(choice)).toBeGreaterThanOrEqual(400);
    }
    expect((await venues.page('/session', { key })).balance).toBe(balance);
  });
});

describe('a signed request that makes no sense', () => {
  const visit = { player: 'p', trial: false, device: 'd', userAgent: 'a', game: 'lantern-fair' };
  const launch = { ...visit, language: 'zh-CN', origins: ['http://localhost:4100'] };
  const noNames = ['', '\u0000', 'a\u0000b', '\n', '幸', '\ud800', 'a'.repeat(81), 1, null, [], {}];
  const transfer = { id: 't', player: 'p', amount: '1' };

  it.each(noNames)('with the name %j is refused before anything moves', async name => {
    const bodies: [string, object][] = [
      ...['register', 'balance', 'sessions', 'endSession'].map((method): [string, object] => [
        method,
        { player: name },
      ]),
      ...['transferState', 'cancelTransfer'].map((method): [string, object] => [method, { id: name }]),
      ...['deposit', 'withdraw'].flatMap((method): [string, object][] => [
        [method, { ...transfer, id: name }],
        [method, { ...transfer, player: name }],
      ]),
      ['launch', { ...launch, player: name }],
      ['launch', { ...launch, game: name }],
    ];
    for (const [method, body] of bodies) expect((await venues.ask(method, body)).status, method).toBe(400);
  });

  it.each([
    ['launch', { ...launch, device: '\u0000' }],
    ['launch', { ...launch, language: 'en' }],
    ['launch', { ...launch, origins: ["https://a.example; script-src 'unsafe-inline'"] }],
    ['launch', { ...launch, origins: ['javascript:alert(1)'] }],
    ['launch', { ...launch, trial: true }],
    ['history', { after: '-1', limit: 10 }],
    ['history', { after: '9'.repeat(19), limit: 10 }],
    ['history', { after: '0', limit: 1e308 }],
    ['deposit', { ...transfer, amount: '1e3' }],
    ['deposit', { ...transfer, amount: '0.00' }],
    ['balance', { player: 'p', venue: '__proto__' }],
    ['balance', { player: 'p', venue: 1 }],
  ])('%s of %j is refused', async (method, body) => {
    expect((await venues.ask(method, body)).status).toBe(400);
  });

  it.each(short(['__proto__', 'constructor', 'toString', 'x'.repeat(9_000)]))(
    'of the method %s is none',
    async (_, method) => {
      expect((await venues.ask(method, {})).status).toBe(404);
    },
  );
});
