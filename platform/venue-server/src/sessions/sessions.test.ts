import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { tokenMs } from './launches.ts';
import { idleMs } from './sessions.ts';

let venues: TestVenues;
let pageDir: string;
beforeAll(async () => {
  // What the build writes is not needed for what the page is sent with.
  pageDir = mkdtempSync(join(tmpdir(), 'venue-page-'));
  writeFileSync(join(pageDir, 'play.html'), '<!doctype html><title>game</title>');
  venues = await testVenues({ pageDir });
});
afterAll(async () => {
  await venues.stop();
  rmSync(pageDir, { recursive: true });
});

const open = (token: string, agent?: string) => venues.page('/session', { body: { token }, agent });
const refused = { status: 401, reason: 'token-refused' };

describe('the token of a launch', () => {
  it('opens one session, and no second one', async () => {
    const token = venues.tokenOf(await venues.launch());
    expect(await open(token)).toMatchObject({ status: 200, game: 'lantern-fair', balance: '0.00' });
    expect(await open(token)).toEqual(refused);
  });

  it('is good for sixty seconds', async () => {
    const token = venues.tokenOf(await venues.launch());
    venues.later(tokenMs);
    expect(await open(token)).toEqual(refused);
  });

  it('is good in the browser of its launch alone, and a try of another does not use it up', async () => {
    const token = venues.tokenOf(await venues.launch());
    expect(await open(token, 'another browser')).toEqual(refused);
    expect(await open(token)).toMatchObject({ status: 200 });
  });

  it('that nobody was given opens nothing', async () => {
    expect(await open('made up')).toEqual(refused);
  });

  it('ends with the sessions of its player, before it was used', async () => {
    const token = venues.tokenOf(await venues.launch('p9'));
    await venues.told('endSession', { player: 'p9' });
    expect(await open(token)).toEqual(refused);
  });
});

describe('a session', () => {
  it('goes on when it is launched again, and the page that had it is shut out', async () => {
    const first = await venues.join('p2', '10');
    const second = await venues.join('p2');
    expect(second.seeds).toEqual(first.seeds);
    expect(await venues.page('/session', { key: first.key })).toEqual({
      status: 401,
      reason: 'session-ended',
    });
    expect(await venues.page('/session', { key: second.key })).toMatchObject({
      status: 200,
      balance: '10.00',
    });
    expect(await venues.told('sessions', { player: 'p2' })).toMatchObject({ games: ['lantern-fair'] });
  });

  it('ends after an hour in which nothing was asked of it', async () => {
    const { key } = await venues.join('p3');
    venues.later(idleMs - 1);
    expect(await venues.page('/session', { key })).toMatchObject({ status: 200 });
    venues.later(idleMs);
    expect(await venues.page('/session', { key })).toMatchObject({ status: 401 });
    expect(await venues.told('sessions', { player: 'p3' })).toEqual({ games: [], isShown: false });
    expect(await venues.join('p3')).toMatchObject({ status: 200 });
  });
});

describe('the page of a game', () => {
  it('may be framed by the site of its launch alone, runs files of its origin alone, and tells no referrer', async () => {
    const address = await venues.launch();
    const headers = async (url: URL) => (await fetch(url)).headers;
    const known = await headers(address);
    expect(known.get('content-security-policy')).toMatch(
      /script-src 'self'.*frame-ancestors http:\/\/localhost:4100$/,
    );
    expect(known.get('referrer-policy')).toBe('no-referrer');
    address.searchParams.set('launch', 'made up');
    expect((await headers(address)).get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
  });
});
