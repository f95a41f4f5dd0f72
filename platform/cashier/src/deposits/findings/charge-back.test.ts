import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import { parseYuan } from '@lobby/money';
import { promotionsDomain } from '@lobby/platform-bonus/promotions/promotions.domain';
import { vipDomain } from '@lobby/platform-bonus/vip/vip.domain';
import { hold, owedBy, postHold } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { pausedMembers, pauseOfMember } from '@lobby/platform-protection/pause';
import {
  newName,
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptiedVenues } from '../../venues/transfers/emptied-venues.ts';
import { creditedDeposits } from '../orders/credited-deposits.ts';
import { depositedInMonth, depositedWithin } from '../orders/deposited-within.ts';

const { activityTopGift, promotion, transfer } = contract;
const payments = '/dev/operator/payments';
const rule: PromotionRule = {
  ...{ kind: 'first-deposit', percent: 50, cap: '1000', minDeposit: '100' },
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000000', perMember: '1000' },
  claimDays: 7,
};
let world: TestDeposits;
let payer: Payer;
let promotionId: string;

beforeAll(async () => {
  const shared = { pauseOf: pauseOfMember, pausedMembers };
  world = await testDeposits({}, [
    vipDomain({ ...shared, depositedInMonth }, emptiedVenues),
    promotionsDomain(
      { ...shared, depositsOf: creditedDeposits, depositedWithin, results: [] },
      emptiedVenues,
    ),
  ]);
  const now = world.clock.now();
  const { id } = await db()
    .insertInto('promotions')
    .values({
      ...{ site_id: '1001', name_zh_cn: '首存赠礼', name_zh_tw: '首存贈禮', rule: JSON.stringify(rule) },
      ...{ starts_at: BigInt(now), ends_at: BigInt(now + 10 * day), published_at: BigInt(now) },
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  promotionId = String(id);
});
afterAll(async () => {
  expect(await auditLedger(db())).toEqual([]);
  await world.stop();
});
async function newMember() {
  payer = await world.join(newName());
  await payer.call(promotion.joinActivity, { id: promotionId });
}
beforeEach(newMember);
const db = () => world.running.platform.db;

/** @returns the provider's number of what was paid. */
async function deposit(amount: string): Promise<string> {
  const { orderId } = await order(payer, 'unionpay-1', amount);
  const { transactionId } = world.provider.pay(orderId);
  await world.settle();
  return transactionId;
}
const gifts = async () => {
  await payer.call(promotion.config, { id: promotionId });
  return (await payer.call(activityTopGift.exchangeRecord, {})).list;
};
async function claim(): Promise<number[]> {
  const answers = [];
  for (const { id } of await gifts())
    answers.push((await payer.send(promotion.confirmInfo, { id })).status_code);
  return answers;
}
const page = async () => (await fetch(world.running.url + payments)).text();
/** The payer takes a payment back, and an operator debits it with the form of the page. */
async function chargeBack(transactionId: string, amount?: string): Promise<string> {
  world.provider.takeBack(transactionId, { status: 'refunded', ...(amount && { amount }) });
  await world.settle();
  const shown = await page();
  const { id } = await db()
    .selectFrom('payment_findings')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const sent = await fetch(world.running.url + payments, {
    ...{ method: 'POST', headers: { origin: world.running.url } },
    body: new URLSearchParams({ id, do: 'debit', token }),
  });
  expect(sent.status).toBe(200);
  return shown;
}
/** Stakes all that is free and loses it, as whoever hands it to somebody else does. @returns fen. */
async function spendAll(): Promise<bigint> {
  const [bet, at, amount] = [randomUUID(), world.clock.now(), await available()];
  const whose = { siteId: '1001', memberId: payer.userId };
  await db()
    .transaction()
    .execute(async trx => {
      const holdId = await hold(trx, { ...whose, amount, at, operationId: bet, reference: `bet:${bet}` });
      await postHold(trx, holdId, { payout: 0n, at });
    });
  return amount;
}
const available = async () => parseYuan((await payer.call(transfer.getBalance, {})).balance) ?? 0n;
/** Fen that the member has, less what is owed. */
const worth = async () => (await available()) - (await owedBy(db(), payer.userId));

describe('a member who deposits, takes the gift of it and has the payment taken back', () => {
  it('gains nothing by it, whether the gift is claimed before or after, spent, or the payment goes back in parts', async () => {
    const claimed = [codeOf('success')];
    const ways: Record<string, (paid: string) => Promise<bigint>> = {
      async 'claims, then takes it back'(paid) {
        expect(await claim()).toEqual(claimed);
        await chargeBack(paid);
        return 0n;
      },
      async 'takes it back, then claims'(paid) {
        await gifts();
        await chargeBack(paid);
        expect(await claim()).toEqual([codeOf('warning')]);
        return 0n;
      },
      async 'looks at the gift only after it was taken back'(paid) {
        await chargeBack(paid);
        expect(await claim()).toEqual([]);
        return 0n;
      },
      async 'spends everything before it is taken back'(paid) {
        expect(await claim()).toEqual(claimed);
        const spent = await spendAll();
        await chargeBack(paid);
        expect([await available(), await owedBy(db(), payer.userId)]).toEqual([0n, 300_00n]);
        return spent;
      },
      async 'takes it back in two parts'(paid) {
        expect(await claim()).toEqual(claimed);
        await chargeBack(paid, '150');
        await chargeBack(paid, '50');
        return 0n;
      },
      async 'takes it back in two parts and claims between them'(paid) {
        await gifts();
        await chargeBack(paid, '150');
        expect(await claim()).toEqual([codeOf('warning')]);
        await chargeBack(paid, '50');
        return 0n;
      },
    };
    for (const [way, play] of Object.entries(ways)) {
      await newMember();
      const before = await worth();
      const spent = await play(await deposit('200'));
      expect((await worth()) + spent - before, way).toBe(0n);
      expect(
        (await gifts()).filter(({ forfeitedAt }) => forfeitedAt === 0),
        way,
      ).toEqual([]);
    }
  });

  it('has paid what is owed with the next deposit, which brings the same gift not again', async () => {
    const paid = await deposit('200');
    await claim();
    await spendAll();
    await chargeBack(paid);
    await deposit('500');
    expect([await available(), await owedBy(db(), payer.userId)]).toEqual([200_00n, 0n]);
    expect(await claim()).toEqual([codeOf('success')]);
    expect(await available()).toBe(200_00n);
  });
});

describe('the page of payments', () => {
  it('says before the debit which gifts go with it, and no gift that stays', async () => {
    const paid = await deposit('200');
    await gifts();
    expect(await chargeBack(paid, '10')).toContain('未领取 100 元，一并取消');
    await newMember();
    const other = await deposit('3000');
    await claim();
    expect(await chargeBack(other, '500')).not.toContain('会员的礼金');
    expect(await chargeBack(other, '2500')).toContain('已领取 1000 元，一并扣回');
  });
});
