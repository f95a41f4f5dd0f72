import { hour, minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recallPaused } from './recall-paused.ts';

const clock = manualClock(Date.parse('2026-11-25T02:00:00Z'));
let running: RunningPlatform;
let isRecalled = false;
let isFailing = false;
/** Members that were looked after, each time. */
let looked: string[] = [];

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
beforeEach(async () => {
  [isRecalled, isFailing, looked] = [false, false, []];
  await running.platform.db.deleteFrom('member_protection').execute();
});
afterAll(() => running.stop());

async function paused(hours: number): Promise<string> {
  const { db } = running.platform;
  const now = clock.now();
  const memberId = await addMember(db, { siteId: '1001', fen: 1_00n, at: now });
  const times = {
    paused_at: BigInt(now),
    paused_until: BigInt(now + hours * hour),
    recall_at: BigInt(now),
  };
  await db
    .insertInto('member_protection')
    .values({ member_id: memberId, pause: 'time-out', ...times })
    .execute();
  return memberId;
}
const sweep = () =>
  recallPaused(running.platform, async ({ memberId }) => {
    looked.push(memberId);
    if (isFailing) throw new Error('the line was cut');
    return isRecalled;
  });

it('every member is looked after once when several servers look', async () => {
  const members: string[] = [];
  for (let n = 0; n < 20; n += 1) members.push(await paused(24));
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(looked.toSorted()).toEqual(members.toSorted());
});

it.each([false, true])(
  'money that stays away is looked after less and less often (failing: %s)',
  async fails => {
    isFailing = fails;
    await paused(72);
    const at: number[] = [];
    for (let past = 0; past <= 26 * 60; past += 1) {
      const before = looked.length;
      await sweep();
      if (looked.length > before) at.push(past);
      clock.advance(minute);
    }
    const pauses = at.slice(1).map((next, n) => next - (at[n] ?? 0));
    expect(at.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(pauses.at(-1)).toBe(60);
    expect(pauses.every((pause, n) => pause >= (pauses[n - 1] ?? 0))).toBe(true);
  },
);

it('when all is home it is looked a day later, and not at all after the pause', async () => {
  isRecalled = true;
  await paused(72);
  for (let past = 0; past < 7 * 24; past += 1) {
    await sweep();
    clock.advance(hour);
  }
  expect(looked).toHaveLength(3);
});
