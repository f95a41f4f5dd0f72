import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { afterEach, describe, expect, it } from 'vitest';

const { payment } = contract;
let world: TestDeposits;
let payer: Payer;
depositsForEach(made => {
  ({ world, payer } = made);
});
afterEach(() => world.setProviderAhead(0));

const stateOf = async (orderId: string) => (await payer.call(payment.orderStatus, { orderId })).state;
const page = async () => (await fetch(`${world.running.url}/dev/operator/payments`)).text();
/** The parts of a sentence about a clock, with its seconds left out: a way takes some. */
const warning = async () => /的时钟比平台(.) (\d+) 分.*。(.*)，请让渠道校时/.exec(await page())?.slice(1);

describe.each([
  ['six minutes behind', -6, '慢'],
  ['six minutes ahead', 6, '快'],
] as const)('a provider whose clock is %s', (_, minutes, word) => {
  it('is sent new orders, its callbacks count, it is asked, and the operator sees the difference', async () => {
    world.setProviderAhead(minutes * minute);
    const first = await order(payer, 'alipay-1', '200');
    world.provider.pay(first.orderId);
    await world.settle();
    expect(await stateOf(first.orderId)).toBe('credited');

    const second = await order(payer, 'unionpay-1', '200');
    world.provider.pay(second.orderId, { notify: 'never' });
    await payer.call(payment.claim, { orderId: second.orderId });
    await world.settle();
    expect(await stateOf(second.orderId)).toBe('credited');

    const seen = await warning();
    expect([seen?.[0], seen?.[2]]).toEqual([word, '通知、查询和新订单按这个差值继续处理']);
    expect([5, 6]).toContain(Number(seen?.[1]));
  });

  it('does not make a payment in time late, nor one after the end early', async () => {
    world.setProviderAhead(minutes * minute);
    const { orderId } = await order(payer, 'alipay-1', '300');
    world.provider.pay(orderId);
    await world.settle();
    const { paid_at, seen_at } = await world.running.platform.db
      .selectFrom('payments')
      .select(['paid_at', 'seen_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(Number(seen_at - paid_at)).toBeLessThan(minute);
  });
});

it('a provider whose clock agrees again is no longer reported', async () => {
  world.setProviderAhead(6 * minute);
  await order(payer, 'unionpay-1', '200');
  expect(await warning()).toBeDefined();
  world.setProviderAhead(0);
  await order(payer, 'wechat-1', '200');
  expect(await warning()).toBeUndefined();
});

it('a provider whose clock is two hours off is refused and reported: its times decide nothing', async () => {
  world.setProviderAhead(120 * minute);
  const refused = await payer.send(
    payment.pay,
    { channelId: 'unionpay-1', amount: '200' },
    { requestId: randomUUID() },
  );
  expect(refused.status_code).toBe(codeOf('bad-gateway'));
  expect((await warning())?.[2]).toBe('相差过大，它的通知、查询和新订单都会失败');

  world.setProviderAhead(0);
  const { orderId } = await order(payer, 'unionpay-1', '200');
  world.setProviderAhead(-120 * minute);
  world.provider.pay(orderId);
  await world.settle();
  expect(await stateOf(orderId)).toBe('waiting');
  expect((await warning())?.[0]).toBe('慢');
});
