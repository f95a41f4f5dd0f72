import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { entryOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { findOffer } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepVenueTokens, venueTokenMs } from './venue-tokens.ts';

const { venue } = contract;
const clock = manualClock(Date.now());
let running: RunningPlatform;
let member: TestClient;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
  member = clientOf();
  await member.join('launched1');
});
afterAll(() => running.stop());

const clientOf = (deviceId?: string) => testClient(running.url, '1001', { now: () => clock.now(), deviceId });
const launch = async (client = member) =>
  (await client.call(venue.launch, { enName: 'CRTY' })).data?.venueToken ?? '';
const withToken = async (token: string, client = member, method = sportsbook.todayWagers.method) => {
  const { status_code } = await client.send(venue.resource, { method, enName: 'CRTY', Request: { token } });
  return entryOf(status_code)?.name;
};

describe('the token of a launch', () => {
  it('is good for its member on the device of the launch, and not stored in clear', async () => {
    const token = await launch();
    expect(await withToken(token)).toBe('success');
    expect(await withToken(await launch())).toBe('success');
    expect(await withToken(token)).toBe('success');
    const rows = await running.platform.db.selectFrom('venue_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(token);
  });

  it('of another member, or of another device, is refused as one that does not check out', async () => {
    const token = await launch();
    const neighbour = clientOf(member.deviceId);
    await neighbour.join('launched2');
    expect(await withToken(token, neighbour)).toBe('uid-verification-error');
    const elsewhere = clientOf('another device');
    elsewhere.token = member.token;
    expect(await withToken(token, elsewhere)).toBe('uid-verification-error');
    expect(await withToken(token)).toBe('success');
  });

  it.each([
    [sportsbook.leagueCount.method, 'abroad1'],
    [sportsbook.todayWagers.method, 'abroad2'],
    [sportsbook.totalBet.method, 'abroad3'],
  ])('of a member of another brand on the same device is refused so for %s', async (method, name) => {
    const token = await launch();
    const abroad = testClient(running.url, '1002', { now: () => clock.now(), deviceId: member.deviceId });
    await abroad.join(name);
    expect(await withToken(token, abroad, method)).toBe('uid-verification-error');
  });

  it('that nobody was given, or that has ended and was removed, has to be launched again', async () => {
    expect(await withToken('made up')).toBe('wallet-token-expired');
    expect(await withToken('x'.repeat(5_000))).toBe('wallet-token-expired');
  });

  it('ends two hours after the launch, however often it was used, for reading and for bets', async () => {
    const token = await launch();
    for (let minutes = 20; minutes < 120; minutes += 20) {
      clock.advance(20 * 60_000);
      expect(await withToken(token), `after ${minutes} minutes`).toBe('success');
    }
    clock.advance(20 * 60_000);
    for (const { method } of [sportsbook.todayWagers, sportsbook.leagueCount, sportsbook.totalBet])
      expect(await withToken(token, member, method)).toBe('wallet-token-expired');
    expect(await withToken(await launch())).toBe('success');
    await sweepVenueTokens(running.platform.db, clock.now() + venueTokenMs);
    expect(await running.platform.db.selectFrom('venue_tokens').select('id').execute()).toEqual([]);
  });

  it('is needed where a member is, and not for what everybody may read', async () => {
    expect(await withToken('')).toBe('wallet-token-expired');
    const { status_code } = await member.send(venue.resource, {
      method: sportsbook.bet.method,
      enName: 'CRTY',
      Request: { ...(await findOffer(member)), golds: '10', operation_id: randomUUID(), token: '' },
    });
    expect(entryOf(status_code)?.name).toBe('wallet-token-expired');
    expect(await withToken('', member, sportsbook.leagueCount.method)).toBe('success');
  });

  it('is not asked of a visitor who still has one', async () => {
    const visitor = clientOf();
    const { method } = sportsbook.leagueCount;
    expect(await withToken('of a session that has ended', visitor, method)).toBe('success');
    expect(await withToken('of a session that has ended', visitor)).toBe('login-expired');
  });
});

it('launches have a budget per member, so that none fills the table of tokens', async () => {
  const limited = await testPlatform({ rateLimitScale: 0.1 });
  const client = testClient(limited.url);
  await client.join('launching1');
  const launched = async (who: TestClient) =>
    entryOf((await who.send(venue.launch, { enName: 'CRTY' })).status_code)?.name;
  for (let n = 0; n < 6; n += 1) expect(await launched(client)).toBe('success');
  expect(await launched(client)).toBe('frequent-submission');
  const rows = await limited.platform.db.selectFrom('venue_tokens').select('id').execute();
  expect(rows).toHaveLength(6);
  const other = testClient(limited.url);
  await other.join('launching2');
  expect(await launched(other)).toBe('success');
  await limited.stop();
});
