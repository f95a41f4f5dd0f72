import { day, hour, minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mute, muteOf } from './mutes.ts';

const now = Date.UTC(2026, 10, 24, 4);
const month = { until: now + 30 * day, reason: '诈骗' };
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

/** An author, whom others mute and unmute. */
function author(name: string) {
  const { db } = running.platform;
  const whom = { siteId: '1001', author: name, now };
  return {
    mute: (byWhom: string, until: number, reason = '') =>
      mute(db, { ...whom, rid: 'lobby', byWhom, reason, until }),
    muteOf: () => muteOf(db, whom),
  };
}

it('a mute that lasts longer is made shorter by nobody but an operator', async () => {
  const swindler = author('swindler');
  await swindler.mute('operator', month.until, month.reason);
  for (const byWhom of ['a moderator', 'house'])
    expect(await swindler.mute(byWhom, now + 10 * minute, '争吵')).toEqual(month);
  expect(await swindler.muteOf()).toEqual(month);
  await swindler.mute('operator', now + hour, '申诉');
  expect(await swindler.muteOf()).toEqual({ until: now + hour, reason: '申诉' });
  await swindler.mute('operator', now);
  expect(await swindler.muteOf()).toBeUndefined();
});

it('a mute that ends earlier, or has ended, gives way', async () => {
  const brawler = author('brawler');
  await brawler.mute('a moderator', now - 1, '争吵');
  expect(await brawler.mute('a moderator', now + 10 * minute, '又争吵')).toEqual({
    until: now + 10 * minute,
    reason: '又争吵',
  });
  expect(await brawler.mute('another', now + hour, '辱骂')).toEqual({ until: now + hour, reason: '辱骂' });
});
