import { SIGNATURE_TOLERANCE_MS } from '@lobby/api-client/signing';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';
import { databaseReplayGuard } from './replay-guard.ts';

const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({}, { clock, domains: [] });
});
afterAll(() => running.stop());

const stored = async () => {
  const rows = await running.platform.db.selectFrom('seen_requests').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

it('stores the request ids of each site for as long as their signature may be valid, and removes them then', async () => {
  const guard = databaseReplayGuard(running.platform);
  const [first, again, elsewhere] = [
    await guard.isFirst('one', '1001'),
    await guard.isFirst('one', '1001'),
    await guard.isFirst('one', '1002'),
  ];
  expect([first, again, elsewhere]).toEqual([true, false, true]);
  clock.advance(2 * SIGNATURE_TOLERANCE_MS);
  expect(await guard.isFirst('two', '1001')).toBe(true);
  await guard.stop?.();
  expect(await stored()).toEqual(['1001 one', '1001 two', '1002 one']);
  clock.advance(1);
  // It removes them when it begins, before it answers, and stopping it waits for that.
  const next = databaseReplayGuard(running.platform);
  expect(await next.isFirst('three', '1001')).toBe(true);
  await next.stop?.();
  expect(await stored()).toEqual(['1001 three', '1001 two']);
});
