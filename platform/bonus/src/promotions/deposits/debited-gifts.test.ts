import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { beijingDate, day } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { balanceOf, owedBy } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { chargeBack } from '@lobby/platform-testing/money/charge-back';
import { addCreditedOrder } from '@lobby/platform-testing/money/credited-order';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forfeitGrants, restoreGrants } from '../../grants/forfeit-grants.ts';
import { noteValid } from '../../turnover/index.ts';
import { birthdayId } from '../../vip/birthday.ts';
import { publishPromotion } from '../testing/published.ts';

/** Saturday, 28 November 2026, 09:00 in Beijing. */
const clock = movableClock(() => Date.UTC(2026, 10, 28, 1));
const siteId = '1001';
const { promotion, activityTopGift, userSession } = contract;
let running: RunningPlatform;
let names = 0;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock });
});
afterAll(async () => {
  expect(await auditLedger(db())).toEqual([]);
  await running.stop();
});
const db = () => running.platform.db;

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '10000', perMember: '1000' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const share = { percent: 50, cap: '100', minDeposit: '100' };
const first: PromotionRule = { ...shared, kind: 'first-deposit', ...share };
const next: PromotionRule = { ...shared, kind: 'next-deposit', ...share };
const signing: PromotionRule = { ...shared, kind: 'sign-in', gifts: ['3'], makeUps: 0 };
const tasks: PromotionRule = {
  ...{ ...shared, kind: 'tasks', withinDays: 7 },
  tasks: [
    { task: 'first-deposit', gift: '8' },
    { task: 'first-bet', gift: '5' },
  ],
};
const friends: PromotionRule = {
  ...{ ...shared, kind: 'friends', withinDays: 5, mostAMonth: 10 },
  friend: { gift: '18', bound: [], deposit: '100', turnover: '200' },
};

const publish = async (rule: PromotionRule) => String((await publishPromotion(db(), rule, clock.now())).id);

async function member(iCode?: string) {
  names += 1;
  const name = `charged${names}`;
  const client = testClient(running.url, siteId, { now: () => clock.now() });
  const { userId: memberId } = await client.join(name, undefined, iCode ? { iCode } : {});
  const opening = (await balanceOf(db(), memberId)).available;
  const gifts = async () => (await client.call(activityTopGift.exchangeRecord, {})).list;
  return {
    ...{ client, memberId, gifts },
    /** Deposits, of which no money moves here: what goes back of them later comes from the opening balance. */
    deposit: (yuan: number) =>
      addCreditedOrder(db(), { siteId, memberId, fen: BigInt(yuan) * 100n, at: clock.now() }),
    join: async (id: string) =>
      expect((await client.send(promotion.joinActivity, { id })).status_code).toBe(codeOf('success')),
    /** Has it found out what was reached; the gifts with their amounts and whether they stand. */
    async sees(...ids: string[]) {
      for (const id of ids) await client.call(promotion.config, { id });
      return (await gifts()).map(({ amount, forfeitedAt }) => [amount, forfeitedAt === 0]).sort();
    },
    /** How the one step of a promotion is told, by itself and in the list of them. */
    async states(id: string) {
      const alone = await client.call(promotion.config, { id });
      const listed = await client.call(promotion.config, {});
      return [alone, listed].flatMap(({ promotions }) =>
        promotions.filter(one => one.id === id).flatMap(({ own }) => own?.steps.map(({ state }) => state)),
      );
    },
    async claims() {
      for (const { id } of await gifts()) await client.send(promotion.confirmInfo, { id });
    },
    async later(ms: number) {
      clock.advance(ms);
      const account = { name, password: md5('lobby2026x') };
      client.token = (await client.call(userSession.login, account)).token;
    },
    async stakes(yuan: bigint) {
      const [at, valid] = [clock.now(), yuan * 100n];
      const bet = { siteId, memberId, id: `${memberId}/${at}`, category: 'TY', valid } as const;
      await db()
        .transaction()
        .execute(trx => noteValid(trx, { ...bet, placedAt: at, at }));
    },
    /** Fen of free money less what is owed, since the account was opened. */
    gained: async () =>
      (await balanceOf(db(), memberId)).available - (await owedBy(db(), memberId)) - opening,
  };
}

const back = (orderId: string, yuan?: number) =>
  chargeBack(db(), {
    ...{ orderId, at: clock.now() },
    ...(yuan !== undefined && { fen: BigInt(yuan) * 100n }),
  });
const letterOf = async (id: string) =>
  (await db().selectFrom('letters').select('content').where('id', '=', id).executeTakeFirst())?.content;

describe('a first deposit that was charged back', () => {
  it('takes its unclaimed gift with it, and another deposit does not bring it again', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(200);
    expect(await one.sees(id)).toEqual([['100', true]]);
    const { ended, finding } = await back(order);
    expect([ended, await one.sees(id)]).toEqual(['done', [['100', false]]]);
    expect(await letterOf(`debited:${finding}`)).toContain('尚未领取的礼金 100 元');
    await one.claims();
    expect(await one.gained()).toBe(-200_00n);
    expect(await one.states(id)).toEqual(['missed', 'missed']);
    await one.deposit(200);
    expect(await one.sees(id)).toEqual([['100', false]]);
    expect(await one.states(id)).toEqual(['missed', 'missed']);
    await one.claims();
    expect(await one.gained()).toBe(-200_00n);
  });

  it('takes its claimed gift back once, however often the same finding is debited', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(200);
    await one.sees(id);
    await one.claims();
    expect(await one.gained()).toBe(100_00n);
    const { again, finding } = await back(order);
    expect([await one.gained(), await again(), await one.gained()]).toEqual([-200_00n, 'gone', -200_00n]);
    expect(await letterOf(`debited:${finding}`)).toContain('收回因这笔存款领取的礼金 100 元');
    await one.claims();
    expect(await one.gained()).toBe(-200_00n);
  });

  it('owes what of a claimed gift is not there any more', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(20_000);
    await one.sees(id);
    await one.claims();
    await back(order);
    expect(await owedBy(db(), one.memberId)).toBe(10_000_00n);
  });

  it('keeps its gift while the part that is left brings as much, and loses it whole when it does not', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(500);
    await one.sees(id);
    await one.claims();
    await back(order, 300);
    expect([await one.gained(), await one.sees(id)]).toEqual([-200_00n, [['100', true]]]);
    await back(order, 50);
    expect([await one.gained(), await one.sees(id)]).toEqual([-350_00n, [['100', false]]]);
    await back(order, 150);
    expect(await one.gained()).toBe(-500_00n);
  });

  it('is not brought back by a withdrawal for which its gift had been given up before', async () => {
    const [id, one] = [
      await publish({ ...first, turnover: { multiple: 1, group: 'sport' } }),
      await member(),
    ];
    await one.join(id);
    const order = await one.deposit(200);
    await one.sees(id);
    const whose = { memberId: one.memberId, at: clock.now() };
    await db()
      .transaction()
      .execute(trx => forfeitGrants(trx, { ...whose, by: 'withdrawal:W9' }));
    await back(order);
    await db()
      .transaction()
      .execute(trx => restoreGrants(trx, 'W9'));
    expect(await one.sees(id)).toEqual([['100', false]]);
  });

  it('leaves the record of a gift that was over before as it was: expired, or given up then', async () => {
    const [id, one, other] = [
      await publish({ ...first, turnover: { multiple: 1, group: 'sport' } }),
      await member(),
      await member(),
    ];
    const orders = [];
    for (const each of [one, other]) {
      await each.join(id);
      orders.push(await each.deposit(200));
      await each.sees(id);
    }
    const givenUpAt = clock.now();
    await db()
      .transaction()
      .execute(trx => forfeitGrants(trx, { memberId: other.memberId, at: givenUpAt, by: 'withdrawal:W10' }));
    await one.later(8 * day);
    await other.later(0);
    for (const order of orders) {
      const { finding } = await back(order);
      expect(await letterOf(`debited:${finding}`)).not.toContain('礼金');
    }
    expect((await one.gifts()).map(({ forfeitedAt }) => forfeitedAt)).toEqual([0]);
    expect((await other.gifts()).map(({ forfeitedAt }) => forfeitedAt)).toEqual([givenUpAt]);
  });

  it('is judged by the rule with which its member joined, not by that of today', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(500);
    await one.sees(id);
    const rule = JSON.stringify({ ...first, percent: 1, minDeposit: '500' });
    await db().updateTable('promotions').set({ rule }).where('id', '=', Number(id)).execute();
    await back(order, 300);
    expect(await one.sees(id)).toEqual([['100', true]]);
    await back(order, 1);
    expect(await one.sees(id)).toEqual([['100', false]]);
  });

  it('takes its gift with it after the promotion had ended and its member had left it, too', async () => {
    const [id, one] = [await publish(first), await member()];
    await one.join(id);
    const order = await one.deposit(200);
    await one.sees(id);
    await one.claims();
    await one.later(20 * day);
    await db()
      .updateTable('promotion_members')
      .set({ left_at: BigInt(clock.now()) })
      .where('member_id', '=', one.memberId)
      .execute();
    await back(order);
    expect(await one.gained()).toBe(-200_00n);
  });

  it('takes the birthday gift back that asked for it, and what that asks to stake, unless the month has enough', async () => {
    const one = await member();
    const at = { created_at: BigInt(clock.now() - 100 * day), real_name: '林乔' };
    const birthday = `1990-${beijingDate(clock.now()).slice(5)}`;
    await db()
      .updateTable('members')
      .set({ ...at, birthday })
      .where('id', '=', one.memberId)
      .execute();
    const [order, other] = [await one.deposit(1_000), await one.deposit(300)];
    await one.client.call(promotion.confirmInfo, { id: birthdayId(one.memberId, clock.now()) });
    expect(await one.gained()).toBe(18_00n);
    await back(order, 300);
    expect([await one.sees(), await one.gained()]).toEqual([[['18', true]], -282_00n]);
    const { finding } = await back(other, 1);
    expect([await one.sees(), await one.gained()]).toEqual([[['18', false]], -301_00n]);
    expect(await letterOf(`debited:${finding}`)).toContain('领取的礼金 18 元');
    const asked = await db()
      .selectFrom('turnover_requirements')
      .select('close_reason')
      .where('member_id', '=', one.memberId)
      .where('source', '=', 'gift')
      .execute();
    expect(asked).toEqual([{ close_reason: 'taken-back' }]);
    // Another deposit of the month does not bring it again.
    await one.deposit(5_000);
    await one.client.send(promotion.confirmInfo, { id: birthdayId(one.memberId, clock.now()) });
    expect(await one.gained()).toBe(-301_00n);
  });

  it('leaves gifts that no deposit brought, and those of deposits that stand', async () => {
    const [signs, begins, goesOn, one] = [
      await publish(signing),
      await publish(tasks),
      await publish(next),
      await member(),
    ];
    for (const id of [signs, begins]) await one.join(id);
    await one.stakes(10n);
    const order = await one.deposit(200);
    await one.join(goesOn);
    await one.later(day);
    await one.deposit(150);
    await one.later(day);
    const charged = await one.deposit(180);
    expect(await one.sees(signs, begins, goesOn)).toEqual([
      ['3', true],
      ['5', true],
      ['75', true],
      ['8', true],
      ['90', true],
    ]);
    await back(charged);
    expect(await one.sees(goesOn)).toContainEqual(['90', false]);
    expect(await one.sees(goesOn)).toContainEqual(['75', true]);
    // The deposit of 150 is the first one from then on: it is no next one any more, and does the task.
    await back(order);
    expect(await one.sees(signs, begins, goesOn)).toEqual([
      ['3', true],
      ['5', true],
      ['75', false],
      ['8', true],
      ['90', false],
    ]);
  });

  it('does not count as a deposit for who may join: the member is one without a deposit again', async () => {
    const [id, one] = [await publish(first), await member()];
    const order = await one.deposit(200);
    const mayJoin = async () =>
      (await one.client.call(promotion.verification, { id })).conditions.find(
        ({ condition }) => condition === 'no-deposit-yet',
      )?.isMet;
    expect(await mayJoin()).toBe(false);
    await back(order, 100);
    expect(await mayJoin()).toBe(false);
    await back(order, 100);
    expect(await mayJoin()).toBe(true);
  });
});

describe('a deposit of a friend that was charged back', () => {
  async function invited() {
    const [id, inviter] = [await publish(friends), await member()];
    await inviter.join(id);
    const { promotions } = await inviter.client.call(promotion.config, { id });
    const friend = await member(promotions[0]?.own?.invitation?.code ?? '');
    const order = await friend.deposit(150);
    await friend.stakes(200n);
    expect(await inviter.sees(id)).toEqual([['18', true]]);
    return { id, inviter, friend, order };
  }

  it('takes the claimed gift of the inviter back, who is told of it', async () => {
    const { id, inviter, friend, order } = await invited();
    await inviter.claims();
    const { finding } = await back(order);
    expect([await inviter.gained(), await inviter.sees(id)]).toEqual([0n, [['18', false]]]);
    expect(await friend.gained()).toBe(-150_00n);
    expect(await letterOf(`debited:${finding}:inviter`)).toContain('已收回好友礼金 18 元');
    expect(await letterOf(`debited:${finding}`)).not.toContain('礼金');
    const { promotions } = await inviter.client.call(promotion.config, { id });
    expect(promotions[0]?.own?.invitation).toMatchObject({
      ...{ registered: 1, qualified: 0, gifts: '0' },
      friends: [{ state: 'refused', reason: 'returned', missing: [] }],
    });
  });

  it('leaves the gift while what is left is enough', async () => {
    const { id, inviter, order } = await invited();
    const { finding: first } = await back(order, 50);
    expect(await inviter.sees(id)).toEqual([['18', true]]);
    expect(await letterOf(`debited:${first}:inviter`)).toBe(undefined);
    const { finding } = await back(order, 1);
    expect(await inviter.sees(id)).toEqual([['18', false]]);
    expect(await letterOf(`debited:${finding}:inviter`)).toContain('尚未领取的好友礼金 18 元已取消');
  });
});
