import { day } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayNotPlay, pausedMembers } from './pause.ts';

const now = Date.UTC(2026, 10, 28, 1);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
});
afterAll(() => running.stop());

const pauses = [
  ['', 0, null],
  ['time-out', now, null],
  ['time-out', now + 1, null],
  ['exclusion', now + day, null],
  ['exclusion', now - day, null],
  ['exclusion', now - day, now - day],
  ['exclusion', now - day, now - day + 1],
] as const;

it('members in a pause are found together as each of them is alone', async () => {
  const { db } = running.platform;
  const alone: string[] = [];
  for (const [pause, until, asked] of pauses) {
    const memberId = await addMember(db, { siteId: '1001', fen: 1n, at: now });
    const set = { pause, paused_until: BigInt(until), end_asked_at: asked === null ? null : BigInt(asked) };
    await db
      .insertInto('member_protection')
      .values({ member_id: memberId, ...set })
      .execute();
    if (await mayNotPlay(db, memberId, now)) alone.push(memberId);
  }
  expect(alone).toHaveLength(4);
  const together = (await pausedMembers(db, now).execute()).map(({ member_id }) => member_id);
  expect(together.sort()).toEqual(alone.sort());
});
