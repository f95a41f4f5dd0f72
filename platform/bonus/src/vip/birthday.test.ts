import { day, hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimGrant } from '../grants/grants.ts';
import { birthdayId, reachBirthday } from './birthday.ts';
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

async function born(realName: string, birthday = '1990-11-28', site = siteId) {
  const { db } = running.platform;
  const memberId = await addMember(db, { siteId: site, fen: 100n, at: registeredAt });
  await db.updateTable('members').set({ real_name: realName, birthday }).where('id', '=', memberId).execute();
  const whose = { siteId: site, memberId };
  return {
    ...whose,
    asks: (now = morning, deposited = 100_000n) =>
      db.transaction().execute(async trx => {
        await reachBirthday(trx, { ...whose, registeredAt, now }, async () => deposited);
        return claimGrant(trx, { ...whose, id: birthdayId(memberId, now), at: now }, emptiedVenues);
      }),
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
  await expect(member.asks(morning + hour)).rejects.toThrow('birthday-conditions');
  await member.asks(morning + 365 * day);
  expect(await member.gained()).toBe(3_600n);
});

it.each([
  ['a day early', morning - day, 100_000n],
  ['a day late', morning + day, 100_000n],
  ['with a fen less than 1,000 yuan deposited', morning, 99_999n],
])('it is refused %s', async (_, now, deposited) => {
  const member = await born('王三');
  await expect(member.asks(now, deposited)).rejects.toThrow('birthday-conditions');
  expect(await member.gained()).toBe(0n);
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
