import { day, hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { birthdayId } from './birthday.ts';
import { claimGift } from './claim-gift.ts';
import { giveGrade } from './standings.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const morning = Date.UTC(2026, 10, 28, 1);
const registeredAt = morning - 90 * day;
let running: RunningPlatform;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

async function born(realName: string, birthday = '1990-11-28', site = siteId, at = registeredAt) {
  const { db } = running.platform;
  const memberId = await addMember(db, { siteId: site, fen: 100n, at });
  await db.updateTable('members').set({ real_name: realName, birthday }).where('id', '=', memberId).execute();
  const whose = { siteId: site, memberId };
  return {
    ...whose,
    asks: (now = morning, deposited = 100_000n) =>
      claimGift(
        { db, clock: { now: () => now } },
        { ...whose, id: birthdayId(memberId, now) },
        { pauseOf: async () => null, depositedInMonth: async () => deposited },
        emptiedVenues,
      ),
    gained: async () => (await balanceOf(db, memberId)).available - 100n,
  };
}

it('the gift is credited on the day, by the grade of the day', async () => {
  const member = await born('王一');
  await giveGrade(running.platform.db, member, 3, morning);
  expect(await member.asks()).toMatchObject({ source: 'birthday', period: '2026', amount: 5_800n });
  expect(await member.gained()).toBe(5_800n);
});

it('it is given once a year, and again in the next', async () => {
  const member = await born('王二');
  await member.asks();
  await member.asks(morning + hour);
  expect(await member.gained()).toBe(1_800n);
  await member.asks(morning + 365 * day);
  expect(await member.gained()).toBe(3_600n);
});

it('whoever was born on 29 February is given it on that day, and on the 28th in the years that have none', async () => {
  const member = await born('王七', '1992-02-29');
  const at = (date: string) => Date.parse(`${date}T09:00:00+08:00`);
  for (const date of ['2027-03-01', '2028-02-28', '2028-03-01', '2029-03-01'])
    await expect(member.asks(at(date)), date).rejects.toMatchObject({ data: { reason: 'birthday-day' } });
  for (const date of ['2027-02-28', '2028-02-29', '2029-02-28'])
    expect(await member.asks(at(date)), date).toMatchObject({ period: date.slice(0, 4) });
  expect(await member.gained()).toBe(3n * 1_800n);
});

it.each([
  ['a day early', morning - day, 100_000n, { reason: 'birthday-day' }],
  ['a day late', morning + day, 100_000n, { reason: 'birthday-day' }],
  [
    'with a fen less than 1,000 yuan deposited',
    morning,
    99_999n,
    { reason: 'birthday-deposits', missing: '0.01' },
  ],
])('it is refused %s, and the refusal says so', async (_, now, deposited, data) => {
  const member = await born('王三');
  await expect(member.asks(now, deposited)).rejects.toMatchObject({ data });
  expect(await member.gained()).toBe(0n);
});

it('it is refused to an account that is a millisecond too young', async () => {
  const member = await born('王五', '1990-11-28', siteId, registeredAt + 1);
  await expect(member.asks()).rejects.toMatchObject({ data: { reason: 'birthday-account-age', days: 90 } });
});

it.each([
  ['real name', '', '1990-11-28', 'birthday-real-name'],
  ['birthday', '王六', '', 'birthday-unbound'],
])('it is refused to whoever bound no %s, and the refusal says so', async (_, name, birthday, reason) => {
  const member = await born(name, birthday);
  await expect(member.asks()).rejects.toMatchObject({ data: { reason } });
  expect(await member.gained()).toBe(0n);
});

it('a second account of whoever had it is told that the year’s gift was given', async () => {
  const [first, second] = [await born('赵一'), await born('赵一')];
  await first.asks();
  await expect(second.asks(morning + hour)).rejects.toMatchObject({ data: { reason: 'birthday-had' } });
});

it('two accounts of a person ask at once, and one is given it, in whatever script the name is', async () => {
  const accounts = [await born('刘华'), await born('劉華'), await born('刘 华')];
  const asked = await Promise.allSettled(accounts.map(account => account.asks()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const gained = await Promise.all(accounts.map(account => account.gained()));
  expect(gained.reduce((sum, fen) => sum + fen, 0n)).toBe(1_800n);
});

it('another person of that birthday, and a member of another site, are given theirs', async () => {
  for (const account of [await born('陈一'), await born('陈二'), await born('陈一', '1990-11-28', '1002')])
    await account.asks();
});
