import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../turnover/index.ts';
import { giveGrade } from './standings.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const morning = Date.UTC(2026, 10, 28, 1);
const siteId = '1001';
const clock = movableClock(() => morning);
const { letter, vip, promotion, vipWeek, playerProtection, transactions, userSession } = contract;
let running: RunningPlatform;
let members = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(() => running.stop());

async function player(site = siteId) {
  members += 1;
  const client = testClient(running.url, site, { now: () => clock.now() });
  const { userId: memberId } = await client.join(`graded${members}`);
  return {
    ...{ client, siteId: site, memberId },
    info: () => client.call(vip.memberGradeInfoByGrade, {}),
    claim: (id: string) => client.send(promotion.confirmInfo, { id }),
    async stakes(yuan: number) {
      const [at, valid] = [clock.now(), BigInt(yuan) * 100n];
      const bet = { siteId: site, memberId, id: `${memberId}/${yuan}`, category: 'TY', valid } as const;
      await running.platform.db.transaction().execute(trx => noteValid(trx, { ...bet, placedAt: at, at }));
    },
  };
}

it('the grade of a member rises with what they staked, and its gift is claimed once', async () => {
  const member = await player();
  expect(await member.info()).toMatchObject({ grade: 0, turnover: '0', keepUntil: 0, grants: [] });
  await member.stakes(12_000);
  const { grants, ...rest } = await member.info();
  const [keepUntil, turnover] = [morning + 90 * day, '12000'];
  expect(rest).toMatchObject({ pause: null, grade: 1, turnover, kept: '12000', keepUntil });
  expect(grants).toMatchObject([{ source: 'vip-promotion', period: '1', amount: '8', claimedAt: 0 }]);
  expect((await member.client.call(userSession.memberInfo, {})).vipLevel).toBe(1);

  const balance = () => member.client.call(userSession.memberInfo, {}).then(info => Number(info.balance));
  const before = await balance();
  const id = grants[0]?.id ?? '';
  const claimed = [await member.claim(id), await member.claim(id)];
  expect(claimed.map(({ data }) => data.claimedAt)).toEqual([morning, morning]);
  expect(await balance()).toBe(before + 8);
  const days = { beginTime: morning - day, endTime: morning + day };
  const { list } = await member.client.call(transactions.queryDealRecord, { ...days, kind: 'bonus' });
  expect(list.map(({ detail, amount: fen }) => [detail, fen])).toEqual([
    ['gift-vip-promotion', '8'],
    ['opening', expect.anything()],
  ]);
});

it('the letter on a coming fall names what the page says is missing, and is read and removed as any other', async () => {
  const member = await player();
  await giveGrade(running.platform.db, member, 3, morning - 85 * day);
  await member.stakes(12_345);
  const [{ kept, keepUntil }, { grades }] = [
    await member.info(),
    await member.client.call(vip.memberGradeConfigList, {}),
  ];
  const missing = Number(grades[3]?.keep) - Number(kept);
  expect([missing, keepUntil]).toEqual([27_655, morning + 5 * day]);
  const activity = { kinds: ['activity' as const] };
  const { list } = await member.client.call(letter.letterList, activity);
  expect(list).toMatchObject([
    { title: 'VIP 3 保级提醒', content: expect.stringContaining(`还需 ${missing} 元`), read: false },
  ]);
  expect(list[0]?.content).toContain('在北京时间 2026-12-03 09:00 结束');
  const id = list[0]?.id ?? '';
  await member.client.call(letter.letterRead, { id });
  expect((await member.client.call(letter.letterList, activity)).list).toMatchObject([{ id, read: true }]);
  await member.client.call(letter.letterDelete, { ids: [id] });
  await member.info();
  expect((await member.client.call(letter.letterList, activity)).list).toEqual([]);
});

it('a gift is claimed by its own member alone, of this site or another', async () => {
  const [member, other, elsewhere] = [await player(), await player(), await player('1002')];
  await member.stakes(10_000);
  const id = (await member.info()).grants[0]?.id ?? '';
  for (const thief of [other, elsewhere])
    expect((await thief.claim(id)).status_code).toBe(codeOf('not-found'));
});

it('the running week is told with what the grade asks for', async () => {
  const member = await player();
  await member.stakes(10_000);
  await member.info();
  expect(await member.client.call(vipWeek.VipWeekInfo, {})).toMatchObject({
    ...{
      start: Date.UTC(2026, 10, 22, 16),
      end: Date.UTC(2026, 10, 29, 16),
      givenAt: Date.UTC(2026, 10, 30, 4),
    },
    ...{ turnover: '10000', need: '5000', gift: '2' },
  });
});

it('a birthday gift whose conditions are not met is refused, and they are told', async () => {
  const member = await player();
  const { birthday } = await member.info();
  expect(birthday).toMatchObject({ gift: '18', id: '' });
  expect(birthday.conditions.filter(({ isMet }) => isMet)).toEqual([
    { condition: 'once-a-year', isMet: true },
  ]);
  const memberId = (
    await running.platform.db
      .selectFrom('members')
      .select('id')
      .where('name', '=', `graded${members}`)
      .executeTakeFirstOrThrow()
  ).id;
  expect(await member.claim(`birthday:${memberId}:2026`)).toMatchObject({
    status_code: codeOf('warning'),
    data: { reason: 'birthday-real-name' },
  });
});

it('nothing is shown or paid in a pause', async () => {
  const member = await player();
  await member.stakes(10_000);
  const id = (await member.info()).grants[0]?.id ?? '';
  await member.client.call(playerProtection.timeOut, { hours: 24, agreed: true });
  expect(await member.info()).toMatchObject({
    ...{ pause: { kind: 'time-out' }, grade: 1, turnover: '0', kept: '0', keepUntil: 0, grants: [] },
    birthday: { gift: '0', id: '', conditions: [] },
  });
  expect(await member.client.call(vipWeek.VipWeekInfo, {})).toMatchObject({
    ...{ pause: { kind: 'time-out' }, turnover: '0', need: '0', gift: '0' },
  });
  for (const asked of [id, id.replace('vip-promotion', 'birthday').replace(/1$/, '2026')])
    expect(await member.claim(asked)).toMatchObject({ data: { reason: 'play-paused' } });
});

it('anybody reads the terms of grades, and what categories pay back', async () => {
  const client = testClient(running.url, siteId, { now: () => clock.now() });
  const { keepDays, grades } = await client.call(vip.memberGradeConfigList, {});
  expect([keepDays, grades.length]).toEqual([90, 11]);
  expect(grades[3]).toMatchObject({ grade: 3, reach: '200000', keep: '40000', promotionGift: '88' });
  const rebates = await client.call(vip.getGameFanshuiHighLow, {});
  expect(rebates.find(({ category }) => category === 'ZR')).toEqual({
    ...{ category: 'ZR', low: '0.20', high: '0.30', lowCap: '8888', highCap: '97768', gradeWeight: 20 },
  });
});
