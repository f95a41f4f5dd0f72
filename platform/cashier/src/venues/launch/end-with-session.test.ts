import { contract } from '@lobby/api-client/contract';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { endSessionsOf } from '@lobby/platform-identity/sessions/end-sessions';
import { noteSessionEnd } from '@lobby/platform-identity/sessions/session-ends';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { secret, type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const { venue, userSession, userDevices } = contract;
const agent = 'the browser of a member';
const game = { enName: 'JXDZ', gameCode: 'lantern-fair' };

let venues: TestVenues;
let running: RunningPlatform;
let client: TestClient;
let memberId: string;
let members = 0;
beforeAll(async () => {
  venues = await testVenues({ now: () => Date.now() });
  running = await testPlatform({ logLevel: 'silent', venueServer: { url: venues.url, secrets: [secret] } });
});
beforeEach(async () => {
  members += 1;
  client = testClient(running.url, '1001', { headers: { 'user-agent': agent } });
  memberId = (await client.join(`leaving${members}`)).userId;
});
afterAll(async () => {
  await running.stop();
  await venues.stop();
});

const open = async () => {
  const { url } = await client.call(venue.launch, game);
  const token = new URL(url).searchParams.get('token') ?? '';
  return (await venues.page('/session', { body: { token }, agent })).key;
};
/** Ends of sessions that nothing has followed yet. */
const waiting = () =>
  running.platform.db.selectFrom('session_ends').selectAll().where('member_id', '=', memberId).execute();
const isPlayable = async (key: string) => (await venues.page('/session', { key })).status === 200;

it('a log-out ends the game that the member has open', async () => {
  const key = await open();
  expect(await isPlayable(key)).toBe(true);
  await client.call(userSession.logout, {});
  await vi.waitFor(async () => expect(await isPlayable(key)).toBe(false));
});

it('the end of all sessions ends it too', async () => {
  const key = await open();
  await client.call(userDevices.logoutEverywhere, { keepCurrent: false });
  await vi.waitFor(async () => expect(await isPlayable(key)).toBe(false));
});

it('a venue that does not answer is asked again', async () => {
  const key = await open();
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 1 });
  await client.call(userSession.logout, {});
  await vi.waitFor(
    async () => {
      await running.catchUp();
      expect(await isPlayable(key)).toBe(false);
    },
    { timeout: 50_000 },
  );
});

it('a log-out whose server dies with its commit is followed by the end of the games', async () => {
  const key = await open();
  expect(await isPlayable(key)).toBe(true);
  // Nobody is told of it.
  const { db } = running.platform;
  await db.transaction().execute(trx => endSessionsOf(trx, memberId, 'elsewhere', { now: Date.now() }));
  await running.catchUp();
  expect([await isPlayable(key), await waiting()]).toEqual([false, []]);
});

it('a log-out that is rolled back ends no game', async () => {
  const key = await open();
  const { db } = running.platform;
  const undone = db.transaction().execute(async trx => {
    await endSessionsOf(trx, memberId, 'elsewhere', { now: Date.now() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await running.catchUp();
  expect(await isPlayable(key)).toBe(true);
});

it('what is left is kept while the venue is silent, and given up after an hour', async () => {
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 1_000 });
  const key = await open();
  await client.call(userSession.logout, {});
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBeGreaterThan(0));
  const { db } = running.platform;
  await db
    .updateTable('session_ends')
    .set({ due_at: 0n, ended_at: BigInt(Date.now() - hour - 1) })
    .execute();
  await vi.waitFor(async () => {
    await running.catchUp();
    expect(await waiting()).toEqual([]);
  });
  expect(await isPlayable(key)).toBe(true);
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 0 });
});

it('a game that was entered since is left alone when the venue is asked again', async () => {
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 1_000 });
  const { broker, db } = running.platform;
  const now = Date.now() - 1;
  await db.transaction().execute(trx => noteSessionEnd(trx, { memberId, at: now }));
  broker.publish('session-ended', { siteId: '1001', memberId, tokenHash: 'of another device' });
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBeGreaterThan(0));
  const key = await open();
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 0 });
  await db.updateTable('session_ends').set({ due_at: 0n }).execute();
  await vi.waitFor(async () => {
    await running.catchUp();
    expect(await waiting()).toEqual([]);
  });
  expect(await isPlayable(key)).toBe(true);
});
