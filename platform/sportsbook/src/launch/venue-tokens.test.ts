import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { entryOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
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

  it('is not asked of a member who brings none, nor of a visitor who still has one', async () => {
    expect(await withToken('')).toBe('success');
    const visitor = clientOf();
    const { method } = sportsbook.leagueCount;
    expect(await withToken('of a session that has ended', visitor, method)).toBe('success');
    expect(await withToken('of a session that has ended', visitor)).toBe('login-expired');
  });
});
