import { day } from '@lobby/calendar';
import { inviteCodeOf } from '@lobby/platform-identity/invitations/invite-code';
import { noteInvited } from '@lobby/platform-identity/invitations/note-invited';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { reviewMembership } from '../review/review.ts';
import { atOnce } from '../testing/at-once.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { publishPromotion, spentOf, testNeeds } from '../testing/published.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);

/** Everybody deposited enough: what is raced for here is the gift. */
const needs: PromotionNeeds = {
  ...testNeeds,
  depositedWithin: async (_, spans) => new Map(spans.map(({ memberId }) => [memberId, 100_00n])),
};

describe.skipIf(!testDatabaseUrl)(onPostgres('friends on two servers'), { timeout: 300_000 }, () => {
  const { seat } = twoServers();
  const newMember = () => addMember(seat(0).db, { siteId, fen: 0n, at: now });

  /** An inviter who joined an invitation whose budget is enough for so many friends. */
  async function inviter(paid: number) {
    const total = String(paid * 18);
    const row = await publishPromotion(
      seat(0).db,
      {
        kind: 'friends',
        conditions: { minGrade: 0, bound: [], once: ['device'] },
        turnover: { multiple: 0, group: 'sport' },
        budget: { total, perMember: total },
        ...{ claimDays: 7, withinDays: 5, mostAMonth: 100 },
        friend: { gift: '18', bound: [], deposit: '100', turnover: '200' },
      },
      now,
    );
    const memberId = await newMember();
    const joining = { memberId, deviceId: memberId, address: '192.0.2.1', now };
    const membership = await seat(0)
      .db.transaction()
      .execute(trx => joinOrThrow(trx, row, joining, needs));
    const codes = await atOnce(20, n =>
      seat(n)
        .db.transaction()
        .execute(trx => inviteCodeOf(trx, { siteId, memberId, at: now })),
    );
    return {
      ...{ row, memberId, codes },
      review: (n: number) =>
        seat(n)
          .db.transaction()
          .execute(trx => reviewMembership(trx, { row, membership, now: now + day }, needs)),
      gifts: async () =>
        (
          await seat(0).db.selectFrom('grants').select('period').where('member_id', '=', memberId).execute()
        ).map(({ period }) => period),
    };
  }

  /** Registers by a code, as a call does, and stakes enough. */
  async function friend(n: number, iCode: string): Promise<void> {
    const memberId = await newMember();
    await seat(n)
      .db.transaction()
      .execute(async trx => {
        const from = { deviceId: memberId, ip: '192.0.2.2', at: now };
        await noteInvited(trx, { siteId, memberId, iCode, rCode: '', ...from });
        const bet = { siteId, memberId, category: 'TY' as const, valid: 200_00n, id: `bet of ${memberId}` };
        await noteValid(trx, { ...bet, placedAt: now, at: now });
      });
  }

  it('a code that is asked for twenty times at once is one', async () => {
    const { codes } = await inviter(1);
    expect(new Set(codes).size).toBe(1);
  });

  it('of a hundred who register by one code at once each brings one gift, however often it is looked', async () => {
    const one = await inviter(100);
    await atOnce(100, n => friend(n, one.codes[0] ?? ''));
    // Not more at once than there are connections: on a slow machine none waits for one too long.
    for (let round = 0; round < 3; round += 1) await atOnce(8, n => one.review(n));
    const gifts = await one.gifts();
    expect([gifts.length, new Set(gifts).size]).toEqual([100, 100]);
    expect(await spentOf(seat(0).db, one.row.id)).toBe(1_800_00n);
  });

  it('the last yuan of a budget goes to one friend while reviews and registrations come at once', async () => {
    const one = await inviter(7);
    await atOnce<unknown>(24, n => (n % 2 === 0 ? friend(n, one.codes[0] ?? '') : one.review(n)));
    await one.review(0);
    expect((await one.gifts()).length).toBe(7);
    expect(await spentOf(seat(0).db, one.row.id)).toBe(126_00n);
  });
});
