import { day, hour } from '@lobby/calendar';
import type { GameCategory } from '@lobby/funds';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimGrant, grantsOf } from '../grants/grants.ts';
import { noteValid, openTurnover } from '../turnover/index.ts';
import { givePeriodGifts } from './give-period-gifts.ts';
import { beginProgrammes } from './programmes.ts';
import { promotionDays } from './review-grade.ts';
import { reviewGrades } from './review-grades.ts';
import { giveGrade, standingOf } from './standings.ts';

const siteId = '1001';
/** Tuesday, 24 November 2026, 12:00 in Beijing. */
const noon = Date.UTC(2026, 10, 24, 4);
const opening = 10_000n;
let running: RunningPlatform;
let bets = 0;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await beginProgrammes(db(), [siteId], noon - 200 * day);
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

const db = () => running.platform.db;
const paused = new Set<string>();
const isPaused = async (_: unknown, memberId: string) => paused.has(memberId);
const pausedMembers = () =>
  db()
    .selectFrom('members')
    .select('id as member_id')
    .where('id', 'in', ['', ...paused]);
const review = (now: number) => reviewGrades(db(), { now, isPaused, pausedMembers });
const giveGifts = (now: number) => givePeriodGifts(db(), { now, isPaused });

async function player(at = noon - 200 * day, site = siteId) {
  const memberId = await addMember(db(), { siteId: site, fen: opening, at });
  const whose = { siteId: site, memberId };
  return {
    ...whose,
    /** A settled bet of so many yuan of valid turnover. */
    async stakes(yuan: number, at = noon, category: GameCategory = 'TY', id = `vip${++bets}`) {
      const bet = { ...whose, id, category, placedAt: at, valid: BigInt(yuan) * 100n, at };
      await db()
        .transaction()
        .execute(trx => noteValid(trx, bet));
      return id;
    },
    grade: async (now: number) => (await standingOf(db(), memberId, now)).grade,
    gifts: async () =>
      (await grantsOf(db(), memberId, 0)).map(({ source, period, amount }) => [
        source,
        period,
        Number(amount) / 100,
      ]),
    claims: (id: string, at: number) =>
      db()
        .transaction()
        .execute(trx => claimGrant(trx, { ...whose, id, at }, emptiedVenues)),
    gained: async () => (await balanceOf(db(), memberId)).available - opening,
  };
}

describe('a grade', () => {
  it('rises as soon as turnover is settled, over several at once, and each brings its gift', async () => {
    const member = await player();
    await member.stakes(9_999);
    await review(noon);
    expect(await member.grade(noon)).toBe(0);
    await member.stakes(45_000);
    await review(noon + 1);
    expect(await member.grade(noon + 1)).toBe(2);
    expect(await member.gifts()).toEqual([
      ['vip-promotion', '1', 8],
      ['vip-promotion', '2', 28],
    ]);
    await review(noon + 2);
    expect(await member.gifts()).toHaveLength(2);
  });

  it('counts what the house keeps little of for less, and a bet that was cancelled not', async () => {
    const member = await player();
    await member.stakes(40_000, noon, 'ZR');
    const id = await member.stakes(5_000, noon, 'DZ');
    await member.stakes(0, noon, 'DZ', id);
    await review(noon);
    expect(await member.grade(noon)).toBe(0);
    await member.stakes(10_000, noon, 'QP');
    await review(noon);
    expect(await member.grade(noon)).toBe(1);
  });

  it('falls by one after ninety days with too little, again after the next, and rises without a second gift', async () => {
    const member = await player();
    await member.stakes(200_000);
    await review(noon);
    expect(await member.grade(noon)).toBe(3);
    const end = noon + 90 * day;
    await member.stakes(39_999, end - hour);
    // The first stake was in the period too.
    await review(end);
    expect(await member.grade(end)).toBe(3);
    await review(end + 90 * day - 1);
    expect(await member.grade(end)).toBe(3);
    await review(end + 90 * day);
    expect(await member.grade(end)).toBe(2);
    await member.stakes(150_000, end + 90 * day);
    await review(end + 90 * day + 1);
    expect(await member.grade(end)).toBe(3);
    expect((await member.gifts()).filter(([, period]) => period === '3')).toHaveLength(1);
  });

  it('falls as often as periods went by while nobody looked', async () => {
    const member = await player();
    await giveGrade(db(), member, 5, noon);
    await review(noon + 3 * 90 * day);
    expect(await member.grade(noon)).toBe(2);
  });

  it('given by hand stands for its turnover, without a gift', async () => {
    const member = await player();
    expect(await giveGrade(db(), member, 4, noon)).toBe(true);
    expect(await giveGrade(db(), member, 4, noon)).toBe(false);
    await member.stakes(999_999, noon + hour);
    await review(noon + hour);
    expect([await member.grade(noon), await member.gifts()]).toEqual([4, []]);
    await member.stakes(1, noon + hour);
    await review(noon + hour);
    expect([await member.grade(noon), await member.gifts()]).toEqual([5, [['vip-promotion', '5', 588]]]);
  });

  it('rises in a pause without a gift, which does not come later either', async () => {
    const member = await player();
    paused.add(member.memberId);
    await member.stakes(10_000);
    await review(noon);
    paused.delete(member.memberId);
    await review(noon + hour);
    expect([await member.grade(noon), await member.gifts()]).toEqual([1, []]);
  });
});

describe('a gift', () => {
  const promoted = async () => {
    const member = await player();
    await member.stakes(10_000);
    await review(noon);
    return { ...member, id: `vip-promotion:${member.memberId}:1` };
  };

  it('is credited once for many claims at a time, and has to be staked once', async () => {
    const member = await promoted();
    await Promise.all(Array.from({ length: 20 }, () => member.claims(member.id, noon + 1)));
    expect(await member.gained()).toBe(800n);
    const open = await openTurnover(emptiedVenues)(db(), member.memberId, noon + 1);
    expect(open.map(({ source, need }) => [source, need])).toEqual([['gift', 800n]]);
  });

  it('is nobody else’s', async () => {
    const [member, other] = [await promoted(), await player()];
    await expect(other.claims(member.id, noon)).rejects.toThrow('not-found');
    expect(await other.gained()).toBe(0n);
  });

  it('cannot be claimed any more when its days are over', async () => {
    const member = await promoted();
    await expect(member.claims(member.id, noon + promotionDays * day)).rejects.toThrow('grant-expired');
    expect(await member.gained()).toBe(0n);
    await member.claims(member.id, noon + promotionDays * day - 1);
    expect(await member.gained()).toBe(800n);
  });
});

describe('the gift of a week or month', () => {
  /** Monday, 30 November, 00:00 in Beijing. */
  const monday = noon + 5 * day + 12 * hour;

  it('is given from noon of the day after, for what was staked in the week, once', async () => {
    const [enough, less, elsewhere] = [await player(), await player(), await player()];
    for (const member of [enough, less, elsewhere]) await giveGrade(db(), member, 1, noon - 30 * day);
    await enough.stakes(5_000, monday - 1);
    await less.stakes(4_999, noon);
    await elsewhere.stakes(24_999, noon, 'ZR');
    await giveGifts(monday + 12 * hour - 1);
    expect(await enough.gifts()).toEqual([]);
    await giveGifts(monday + 12 * hour);
    await giveGifts(monday + 13 * hour);
    expect(await enough.gifts()).toEqual([['vip-week', '2026-11-23', 2]]);
    expect([await less.gifts(), await elsewhere.gifts()]).toEqual([[], []]);
  });

  it('of a month is for its own turnover, and none is made up for after a pause', async () => {
    const [member, resting] = [await player(), await player()];
    const first = monday + day;
    for (const one of [member, resting]) {
      await giveGrade(db(), one, 2, noon - 30 * day);
      await one.stakes(3_500, first - 1);
    }
    paused.add(resting.memberId);
    await giveGifts(first + 12 * hour);
    paused.delete(resting.memberId);
    await giveGifts(first + 14 * hour);
    expect(await member.gifts()).toEqual([['vip-month', '2026-11-01', 3]]);
    expect(await resting.gifts()).toEqual([]);
  });

  describe('where the programme of a site begins later', () => {
    const later = '1002';
    /** Thursday of another week, so that nothing of it was given above. */
    const thursday = noon + 9 * day;
    const nextMonday = monday + 7 * day;

    it('counts what was staked from then on, and nothing for a week or month that was over before', async () => {
      const [before, after] = [await player(noon - 200 * day, later), await player(noon - 200 * day, later)];
      for (const member of [before, after]) await giveGrade(db(), member, 1, noon - 30 * day);
      await before.stakes(5_000, thursday - 1);
      await before.stakes(4_999, thursday);
      await after.stakes(5_000, thursday);
      await giveGifts(thursday);
      expect(await after.gifts()).toEqual([]);
      await beginProgrammes(db(), [later], thursday);
      await beginProgrammes(db(), [later], thursday + day);
      await giveGifts(nextMonday + 12 * hour);
      expect(await before.gifts()).toEqual([]);
      expect(await after.gifts()).toEqual([['vip-week', '2026-11-30', 2]]);
    });
  });

  it('is for no week that was over before the account was made', async () => {
    const week = monday + 14 * day;
    const member = await player(week);
    await giveGrade(db(), member, 1, noon);
    await member.stakes(5_000, week - hour);
    await giveGifts(week + 12 * hour);
    expect(await member.gifts()).toEqual([]);
  });
});
