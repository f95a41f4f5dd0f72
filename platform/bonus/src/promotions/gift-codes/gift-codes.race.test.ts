import { day } from '@lobby/calendar';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { untilOneWaits } from '@lobby/platform-testing/database/until-one-waits';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { createWithCodes } from '../operator/operator-rows.ts';
import { atOnce, outcomeOf } from '../testing/at-once.ts';
import { testNeeds as needs } from '../testing/published.ts';
import { macOfCode } from './gift-codes.ts';
import { redeemGiftCode } from './redeem.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);

const title = onPostgres('gift codes on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const { seat } = twoServers();
  let names = 0;

  function makeCodes(asked: { count: number; uses: number }, once: ('device' | 'address')[] = []) {
    names += 1;
    const name = `race ${names}`;
    return createWithCodes(
      seat(0),
      {
        ...{ siteId, names: { 'zh-CN': name, 'zh-TW': name }, excludes: '' },
        ...{ startsAt: now, endsAt: now + 10 * day, publishedAt: now },
        rule: {
          kind: 'gift-code',
          conditions: { minGrade: 0, bound: [], once },
          turnover: { multiple: 2, group: 'sport' },
          budget: { total: '1000', perMember: '1000' },
          ...{ claimDays: 7, gift: '10' },
        },
      },
      asked,
    );
  }

  const newMember = () => addMember(seat(0).db, { siteId, fen: 0n, at: now - 100 * day });

  /** Redeems as one call does. @returns "done", or why not. */
  function redeems(n: number, memberId: string, code: string, deviceId = memberId): Promise<string> {
    const { db, keys } = seat(n);
    const redeeming = {
      siteId,
      mac: macOfCode(keys, siteId, code),
      memberId,
      deviceId,
      address: '192.0.2.1',
      now,
    };
    const redeemed = db.transaction().execute(trx => redeemGiftCode(trx, redeeming, needs));
    return outcomeOf(
      redeemed.then(outcome => ('refusal' in outcome ? Promise.reject(outcome.refusal) : outcome)),
    );
  }

  const counted = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].map(one => [one, outcomes.filter(each => each === one).length]),
    );
  const giftsOf = async (memberIds: readonly string[]) =>
    (await seat(0).db.selectFrom('grants').select('id').where('member_id', 'in', memberIds).execute()).length;

  it('a hundred presses of a member redeem a shared code once', async () => {
    const [code = ''] = await makeCodes({ count: 1, uses: 50 });
    const member = await newMember();
    const outcomes = await atOnce(100, n => redeems(n, member, code));
    expect(counted(outcomes)).toEqual({ done: 1, 'gift-code-used': 99 });
    expect(await giftsOf([member])).toBe(1);
  });

  it('of a hundred members who press one code at once, one redeems it', async () => {
    const [code = ''] = await makeCodes({ count: 1, uses: 1 });
    const members = await atOnce(100, newMember);
    const outcomes = await Promise.all(members.map((member, n) => redeems(n, member, code)));
    expect(counted(outcomes)).toEqual({ done: 1, 'gift-code-invalid': 99 });
    expect(await giftsOf(members)).toBe(1);
  });

  it('a code for thirty members is redeemed by thirty of a hundred', async () => {
    const [code = ''] = await makeCodes({ count: 1, uses: 30 });
    const members = await atOnce(100, newMember);
    const outcomes = await Promise.all(members.map((member, n) => redeems(n, member, code)));
    expect(counted(outcomes)).toEqual({ done: 30, 'gift-code-invalid': 70 });
    expect(await giftsOf(members)).toBe(30);
    const { used, spent } = await seat(0)
      .db.selectFrom('gift_codes')
      .innerJoin('promotions', 'promotions.id', 'gift_codes.promotion_id')
      .select(['used', 'spent'])
      .orderBy('gift_codes.id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ used, spent }).toEqual({ used: 30, spent: 300_00n });
  });

  it('many members who each press their own code at once all redeem it', async () => {
    const codes = await makeCodes({ count: 40, uses: 1 });
    const members = await atOnce(40, newMember);
    const outcomes = await Promise.all(members.map((member, n) => redeems(n, member, codes[n] ?? '')));
    expect(counted(outcomes)).toEqual({ done: 40 });
  });

  it('of two accounts of one device that press at once one redeems', async () => {
    const [code = ''] = await makeCodes({ count: 1, uses: 50 }, ['device']);
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await newMember(), await newMember()];
      const device = `device ${round}`;
      const outcomes = await Promise.all([redeems(0, one, code, device), redeems(1, other, code, device)]);
      expect(outcomes.sort()).toEqual(['done', 'gift-code-conditions']);
    }
  });

  it('a member whose pause is being written redeems nothing', async () => {
    const [code = ''] = await makeCodes({ count: 1, uses: 1 });
    const member = await newMember();
    let redeeming: Promise<string> | undefined;
    await pauseMember(seat(0).db, member, {
      ...{ now, until: now + day },
      hold: async () => {
        redeeming = redeems(1, member, code);
        await untilOneWaits(seat(0).db);
      },
    });
    expect(await redeeming).toBe('play-paused');
    expect(await redeems(0, await newMember(), code)).toBe('done');
  });
});
