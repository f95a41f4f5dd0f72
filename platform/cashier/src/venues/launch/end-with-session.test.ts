import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
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
  await vi.waitFor(async () => {
    await running.catchUp();
    expect(await isPlayable(key)).toBe(false);
  });
});

it('a game that was entered since is left alone when the venue is asked again', async () => {
  await venues.told('fault', { method: 'endSession', fault: 'lose-request', times: 1 });
  const { broker } = running.platform;
  broker.publish('session-ended', { siteId: '1001', memberId, tokenHash: 'of another device' });
  await vi.waitFor(async () => {
    const faults = await venues.database.query<{ times: number }>('SELECT times FROM faults');
    expect(faults).toEqual([expect.objectContaining({ times: 0 })]);
  });
  const key = await open();
  await running.catchUp();
  expect(await isPlayable(key)).toBe(true);
});
