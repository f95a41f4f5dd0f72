import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import { plainPicture } from '@lobby/picture-files';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { uploadsDomain } from '@lobby/platform-messaging/uploads/uploads.domain';
import {
  newName,
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepDeposits } from '../sweep-deposits.ts';

const { payment, userFeedback } = contract;

let world: TestDeposits;
let payer: Payer;
let name: string;
let orderId: string;
beforeAll(async () => {
  world = await testDeposits({}, [uploadsDomain(lockMember)]);
});
beforeEach(async () => {
  name = newName();
  payer = await world.join(name);
  ({ orderId } = await order(payer, 'bank-1', '1000'));
});
afterAll(() => world.stop());

const report = (change: object = {}, by = payer) =>
  by.send(payment.reportPayment, {
    ...{ orderId, amount: '999.5', paidAt: world.clock.now(), payerName: name, pictures: [] },
    ...change,
  });
const upload = async () => {
  const image = (await plainPicture('jpeg')).toString('base64');
  return payer.call(userFeedback.uploadImage, { image });
};
const kept = () =>
  world.running.platform.db
    .selectFrom('payment_reports')
    .select(['amount', 'payer_name', 'sent_at'])
    .where('order_id', '=', orderId)
    .execute();
const page = async () => (await fetch(`${world.running.url}/dev/operator/payments`)).text();

it('is kept with its picture, shown on the order, and moves neither money nor state', async () => {
  const { id } = await upload();
  const { data } = await report({ pictures: [id] });
  const [row, ...others] = await kept();
  expect(row).toMatchObject({ amount: '999.5', payer_name: name });
  expect(others).toEqual([]);
  expect(data).toMatchObject({ state: 'waiting', reportedAt: Number(row?.sent_at), credited: '' });
});

it('stands on the operator’s page with its picture, and its order beside the payment that it speaks of', async () => {
  const { id, url } = await upload();
  await report({ pictures: [id] });
  world.provider.pay(orderId, { amount: '999.50', payerName: '王五' });
  await world.settle();
  const shown = await page();
  expect(shown).toContain(`<img src="${url}"`);
  expect(shown).toMatch(new RegExp(`<td>${orderId}</td><td>会员申报</td>`));
});

it('is on the page and compared with payments, however much another member reported before', async () => {
  const { db } = world.running.platform;
  const by = { site_id: '1001', member_id: payer.userId, order_id: orderId, payer_name: name };
  const at = BigInt(world.clock.now());
  const many = Array.from({ length: 600 }, (_, place) => ({
    ...{ ...by, id: `${orderId}-${place}`, amount: '5' },
    ...{ paid_at: at, sent_at: at - BigInt(place) },
  }));
  await db.insertInto('payment_reports').values(many).execute();
  const otherName = newName();
  const other = await world.join(otherName);
  const { orderId: own } = await order(other, 'bank-1', '2000');
  await report({ orderId: own, amount: '1234.5', payerName: otherName }, other);
  world.provider.pay(own, { amount: '1234.50', payerName: '王五' });
  await world.settle();
  const shown = await page();
  expect(shown).toMatch(new RegExp(`<td>${own}</td><td>会员申报</td>`));
  expect(shown).toMatch(new RegExp(`<td>${own}</td><td>1001</td><td>1234.5 CNY</td>`));
  expect(shown).toContain('还有更多申报没有列出');
});

it('is gone from the page once its order is credited', async () => {
  await report();
  expect(await page()).toContain(orderId);
  world.provider.pay(orderId, { payerName: name });
  await world.settle();
  expect(await page()).not.toContain(orderId);
});

it('is one when it is sent again within ten minutes, and another one after', async () => {
  const paidAt = world.clock.now();
  const { id } = await upload();
  for (const _ of [1, 2])
    expect((await report({ paidAt, pictures: [id] })).status_code).toBe(codeOf('success'));
  expect(await kept()).toHaveLength(1);
  world.clock.advance(10 * 60_000);
  await report({ paidAt });
  expect(await kept()).toHaveLength(2);
});

it.each([
  ['an amount of nothing', { amount: '0.00' }, 'invalid-parameter', 'report-amount'],
  ['a time to come', { paidAt: Date.UTC(2100, 0, 1) }, 'invalid-parameter', 'report-time'],
  ['a time long ago', { paidAt: 0 }, 'invalid-parameter', 'report-time'],
  ['a picture that is not there', { pictures: ['nowhere'] }, 'file-upload-failure', 'picture-gone'],
] as const)('with %s is refused and not kept', async (_, change, code, reason) => {
  const answer = await report(change);
  expect(answer).toMatchObject({ status_code: codeOf(code), data: { reason } });
  expect(await kept()).toEqual([]);
});

it('is removed with its picture after 180 days', async () => {
  const { id, url } = await upload();
  await report({ pictures: [id] });
  const { platform } = world.running;
  const has = async () => (await fetch(world.running.url + url)).status;
  await sweepDeposits(platform.db, platform.clock.now() + 179 * day);
  expect([(await kept()).length, await has()]).toEqual([1, 200]);
  await sweepDeposits(platform.db, platform.clock.now() + 180 * day);
  expect([(await kept()).length, await has()]).toEqual([0, 404]);
});

it('of another member’s order is not found', async () => {
  const other = await world.join(newName());
  expect((await report({}, other)).status_code).toBe(codeOf('not-found'));
});

it('is refused after five within 24 hours', async () => {
  for (const amount of ['1', '2', '3', '4', '5'])
    expect((await report({ amount })).status_code).toBe(codeOf('success'));
  expect(await report({ amount: '6' })).toMatchObject({
    status_code: codeOf('frequent-submission'),
    data: { reason: 'reports-of-the-day', retryAt: expect.any(Number) },
  });
  expect(await kept()).toHaveLength(5);
});
