import { day } from '@lobby/calendar';
import { parseYuan } from '@lobby/money';
import type { RunningPlatform } from '@lobby/platform/platform';
import { mayNotPlay, pausedMembers } from '@lobby/platform-testing/internals/protection';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../turnover/index.ts';
import { FALL_LETTER_DAYS, membersBeforeFall } from './announce-fall.ts';
import { reviewGrades } from './review-grades.ts';
import { giveGrade } from './standings.ts';

const siteId = '1001';
/** Tuesday, 24 November 2026, 12:00 in Beijing. */
const noon = Date.UTC(2026, 10, 24, 4);
const period = 90 * day;
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(() => running.stop());

const db = () => running.platform.db;
const review = (now: number) => reviewGrades(db(), { now, isPaused: mayNotPlay, pausedMembers });
const dueAt = (now: number) => membersBeforeFall(db(), { now, pausedMembers }, { after: '', limit: 200 });

/** A member who was given a grade: when its letter is due, and what becomes of it. */
async function graded(grade: number) {
  const memberId = await addMember(db(), { siteId, fen: 0n, at: noon - day });
  const whose = { siteId, memberId };
  await giveGrade(db(), whose, grade, noon);
  const end = noon + period;
  const written = db().selectFrom('letters').where('member_id', '=', memberId);
  return {
    ...{ memberId, end, due: end - FALL_LETTER_DAYS * day },
    async stakes(yuan: string, at: number, id = `${memberId}/${yuan}`) {
      const bet = { ...whose, id, category: 'TY', placedAt: noon, valid: parseYuan(yuan) ?? 0n, at } as const;
      await db()
        .transaction()
        .execute(trx => noteValid(trx, bet));
    },
    letters: () => written.select(['title', 'content', 'content_zh_tw']).orderBy('sent_at').execute(),
  };
}

it('the letter comes with the last days of the period, and not before', async () => {
  const member = await graded(3);
  await member.stakes('12345.67', noon + day);
  await review(member.due - 1);
  expect(await member.letters()).toEqual([]);
  await review(member.due);
  await review(member.due + 1);
  expect(await member.letters()).toMatchObject([
    {
      content: expect.stringContaining('还需 27654.33 元有效投注，才能保住 VIP 3'),
      content_zh_tw: expect.stringContaining('還需 27654.33 元有效投注，才能保住 VIP 3'),
    },
  ]);
});

it('a period brings one letter, also when the member removed it, and the next another', async () => {
  const member = await graded(2);
  await review(member.due);
  await db().deleteFrom('letters').where('member_id', '=', member.memberId).execute();
  await review(member.due + day);
  await member.stakes('1', member.due + day);
  await review(member.due + 2 * day);
  expect(await member.letters()).toEqual([]);
  await review(member.end);
  await review(member.due + period);
  expect((await member.letters()).map(({ title }) => title)).toEqual(['VIP 1 保级提醒']);
});

it('whoever needs nothing is looked at once and not written to, until a bet that counted does not any more', async () => {
  const member = await graded(3);
  await member.stakes('40000', noon + day, 'kept');
  expect(await dueAt(member.due)).toContain(member.memberId);
  await review(member.due);
  expect(await dueAt(member.due)).not.toContain(member.memberId);
  expect(await member.letters()).toEqual([]);
  await member.stakes('0', member.due + day, 'kept');
  await review(member.due + day);
  expect((await member.letters()).map(({ content }) => content)).toEqual([
    expect.stringContaining('还需 40000 元有效投注'),
  ]);
});

it('in a time-out nothing is written and nobody looked at; when it ends before the period does, the letter comes', async () => {
  const member = await graded(3);
  await pauseMember(db(), member.memberId, { now: member.due - day, until: member.due + 2 * day });
  await member.stakes('1', member.due);
  await review(member.due);
  expect([await member.letters(), (await dueAt(member.due)).includes(member.memberId)]).toEqual([[], false]);
  await review(member.due + 2 * day);
  expect(await member.letters()).toHaveLength(1);
});

it('in an exclusion nothing is written', async () => {
  const member = await graded(3);
  await pauseMember(db(), member.memberId, { now: member.due - day, until: member.end });
  await db()
    .updateTable('member_protection')
    .set({ pause: 'exclusion' })
    .where('member_id', '=', member.memberId)
    .execute();
  for (const at of [member.due, member.end - 1]) await review(at);
  expect(await member.letters()).toEqual([]);
});

it('the lowest grade cannot fall, and is not written of', async () => {
  const member = await graded(1);
  await review(member.end);
  await review(member.end + period - day);
  expect(await member.letters()).toEqual([]);
});
