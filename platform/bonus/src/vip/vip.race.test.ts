import { day } from '@lobby/calendar';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { balanceOf } from '@lobby/platform-ledger';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { untilOneWaits } from '@lobby/platform-testing/database/until-one-waits';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { pausedMembers, pauseOfMember } from '@lobby/platform-testing/internals/protection';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { grantId, grantsOf } from '../grants/grants.ts';
import { noteValid } from '../turnover/index.ts';
import { birthdayId } from './birthday.ts';
import { claimGift } from './claim-gift.ts';
import { reviewGrade } from './review-grade.ts';
import { reviewGrades } from './review-grades.ts';
import { giveGrade } from './standings.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const clock = { now: () => now };
const opening = 10_000n;
const rounds = 8;
const needs = { pauseOf: pauseOfMember, depositedInMonth: async () => 100_000n };
const isPaused = async (...asked: Parameters<typeof pauseOfMember>) =>
  (await pauseOfMember(...asked)) !== null;

const title = onPostgres('gifts on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const { seat } = twoServers();

  async function player() {
    const memberId = await addMember(seat(0).db, { siteId, fen: opening, at: now - 100 * day });
    const whose = { siteId, memberId };
    return {
      ...whose,
      promotion: (grade: number) => grantId({ source: 'vip-promotion', memberId, period: String(grade) }),
      birthday: birthdayId(memberId, now),
      stakes: (yuan: bigint) =>
        seat(0)
          .db.transaction()
          .execute(trx =>
            noteValid(trx, {
              ...{ ...whose, id: `race:${memberId}:${yuan}`, category: 'TY' },
              ...{ placedAt: now, valid: yuan * 100n, at: now },
            }),
          ),
      review: (n: number) => reviewGrade(seat(n).db, whose, { now, isPaused }),
      /** What became of a claim: the fen that it says, or why it was refused. */
      claims: (n: number, id: string): Promise<bigint | string> =>
        claimGift({ db: seat(n).db, clock }, { ...whose, id }, needs, emptiedVenues).then(
          ({ amount }) => amount,
          error => (error instanceof Refusal ? String(error.reason ?? error.result) : Promise.reject(error)),
        ),
      /** Writes a pause under its locks, and holds them until `hold` is over. */
      pauses: (n: number, hold?: () => Promise<unknown>) =>
        pauseMember(seat(n).db, memberId, { now, until: now + day, ...(hold && { hold }) }),
      gained: async () => (await balanceOf(seat(0).db, memberId)).available - opening,
      grants: () => grantsOf(seat(0).db, memberId, 0),
      /** What the letters to the member say. */
      letters: async () => {
        const letters = seat(0).db.selectFrom('letters').select('content');
        return (await letters.where('member_id', '=', memberId).execute()).map(({ content }) => content);
      },
    };
  }

  async function promoted() {
    const member = await player();
    await member.stakes(10_000n);
    await member.review(0);
    return member;
  }

  async function born(realName: string) {
    const member = await player();
    await seat(0)
      .db.updateTable('members')
      .set({ real_name: realName, birthday: '1990-11-28' })
      .where('id', '=', member.memberId)
      .execute();
    return member;
  }

  it('100 claims of a gift at a time pay it once, and all are answered with it', async () => {
    const member = await promoted();
    const claims = Array.from({ length: 100 }, (_, n) => member.claims(n, member.promotion(1)));
    expect(new Set(await Promise.all(claims))).toEqual(new Set([800n]));
    expect(await member.gained()).toBe(800n);
  });

  it('100 claims of a birthday gift by two accounts of a person pay it once', async () => {
    const accounts = [await born('黄一'), await born('黃一')];
    const claims = accounts.flatMap(account =>
      Array.from({ length: 50 }, (_, n) => account.claims(n, account.birthday)),
    );
    const answers = new Set(await Promise.all(claims));
    expect(answers).toEqual(new Set([1_800n, 'birthday-had']));
    const gained = await Promise.all(accounts.map(account => account.gained()));
    expect(gained.toSorted()).toEqual([0n, 1_800n]);
  });

  it('a claim that waits for a pause is refused when that is in force', async () => {
    const [member, birthday] = [await promoted(), await born('黄二')];
    for (const [one, id] of [
      [member, member.promotion(1)],
      [birthday, birthday.birthday],
    ] as const) {
      let claimed: Promise<bigint | string> | undefined;
      await one.pauses(0, async () => {
        claimed = one.claims(1, id);
        await untilOneWaits(seat(0).db);
      });
      expect(await claimed).toBe('play-paused');
      expect(await one.gained()).toBe(0n);
    }
  });

  it('nothing is paid after a pause was answered, whatever was claimed beside it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await promoted();
      const claims = Array.from({ length: 6 }, (_, n) => member.claims(n, member.promotion(1)));
      await member.pauses(round);
      const gained = await member.gained();
      const answers = await Promise.all(claims);
      expect(answers.includes(800n)).toBe(gained === 800n);
      expect(await member.gained()).toBe(gained);
      expect(await member.claims(round, member.promotion(1))).toBe('play-paused');
    }
  });

  it('a review that waits for a pause brings the grade and no gift', async () => {
    const member = await player();
    await member.stakes(50_000n);
    let reviewed: Promise<void> | undefined;
    await member.pauses(0, async () => {
      reviewed = member.review(1);
      await untilOneWaits(seat(0).db);
    });
    await reviewed;
    const { vipGrade } = await factsOfMember(seat(0).db, member.memberId);
    expect([vipGrade, await member.grants()]).toEqual([2, []]);
  });

  it('reviews, claims and grades given by hand at once bring each gift once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await promoted();
      await member.stakes(60_000n);
      await Promise.all([
        ...Array.from({ length: 4 }, (_, n) => member.review(n)),
        ...Array.from({ length: 6 }, (_, n) => member.claims(n, member.promotion(1 + (n % 2)))),
        ...(round % 2 ? [giveGrade(seat(round).db, member, 3, now)] : []),
      ]);
      await member.review(round);
      for (const { id } of await member.grants()) await member.claims(round, id);
      const grants = await member.grants();
      expect(new Set(grants.map(({ id }) => id)).size).toBe(grants.length);
      expect(await member.gained()).toBe(grants.reduce((sum, { amount }) => sum + amount, 0n));
    }
  });

  it('a birthday gift beside grades given by hand is that of one of the grades', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await born(`刘${'一二三四五六七八'[round]}`);
      const [claimed] = await Promise.all([
        member.claims(round, member.birthday),
        giveGrade(seat(round + 1).db, member, 4, now),
      ]);
      expect([1_800n, 8_800n]).toContain(claimed);
      expect(await member.gained()).toBe(claimed);
    }
  });

  it('reviews of many processes at once bring one letter on a coming fall', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await player();
      await giveGrade(seat(0).db, member, 3, now - 85 * day);
      await member.stakes(1_000n + BigInt(round));
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          n < 4 ? member.review(n) : reviewGrades(seat(n).db, { now, isPaused, pausedMembers }),
        ),
      );
      expect(await member.letters()).toEqual([expect.stringContaining(`还需 ${39_000 - round} 元`)]);
    }
  });

  it('a review that waits for a pause sends no letter on a coming fall', async () => {
    const member = await player();
    await giveGrade(seat(0).db, member, 3, now - 85 * day);
    let reviewed: Promise<void> | undefined;
    await member.pauses(0, async () => {
      reviewed = member.review(1);
      await untilOneWaits(seat(0).db);
    });
    await reviewed;
    expect(await member.letters()).toEqual([]);
  });
});
