import { contract } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const { payment } = contract;

let world: TestDeposits;
let payer: Payer;
depositsForEach(made => {
  ({ world, payer } = made);
});

const letters = () =>
  world.running.platform.db
    .selectFrom('letters')
    .select(['title', 'content', 'content_zh_tw'])
    .where('member_id', '=', payer.userId)
    .where('type', '=', 'fd')
    .orderBy('sent_at')
    .execute();
const titles = async () => (await letters()).map(({ title }) => title);
const timeIsOver = async () => {
  world.clock.advance(15 * minute);
  await world.settle();
};

describe('an order whose time is over', () => {
  it('and that its member said was paid is written about, once and in both scripts', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '100');
    await payer.call(payment.claim, { orderId });
    await timeIsOver();
    await timeIsOver();
    expect(await letters()).toEqual([
      {
        title: '存款订单已过期',
        content: `您通知已付款的存款订单 ${orderId}（100 元）付款时间已到，还没有收到款项。如果您已经付款，请不要再付一次：款项到账后会自动入账或由人工核对；如需查询，请在交易记录中打开这笔存款提交付款信息，或联系客服并提供订单号。`,
        content_zh_tw: `您通知已付款的存款訂單 ${orderId}（100 元）付款時間已到，還沒有收到款項。如果您已經付款，請不要再付一次：款項到帳後會自動入帳或由人工核對；如需查詢，請在交易紀錄中開啟這筆存款送出付款資訊，或聯絡客服並提供訂單編號。`,
      },
    ]);
  });

  it('ends although another one cannot', async () => {
    const { db } = world.running.platform;
    const broken = await order(payer, 'unionpay-1', '100');
    await payer.call(payment.claim, { orderId: broken.orderId });
    const other = await order(payer, 'wechat-1', '100');
    await sql`CREATE FUNCTION fail_letter() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(db);
    await sql`CREATE TRIGGER failing BEFORE INSERT ON letters FOR EACH ROW
      WHEN (NEW.id = ${sql.lit(`expired:${broken.orderId}`)}) EXECUTE FUNCTION fail_letter()`.execute(db);
    const state = async ({ orderId }: { orderId: string }) =>
      (await payer.call(payment.orderStatus, { orderId })).state;
    await timeIsOver();
    expect([await state(broken), await state(other)]).toEqual(['claimed', 'expired']);
    await sql`DROP FUNCTION fail_letter CASCADE`.execute(db);
    await world.settle();
    expect(await state(broken)).toBe('expired');
  });

  it('is written about as well when the next order finds it', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '100');
    await payer.call(payment.claim, { orderId });
    world.clock.advance(15 * minute);
    await order(payer, 'unionpay-1', '100');
    expect(await titles()).toEqual(['存款订单已过期']);
  });

  it('and that nobody said was paid ends silently', async () => {
    await order(payer, 'unionpay-1', '100');
    await timeIsOver();
    expect(await titles()).toEqual([]);
  });

  it('ends silently when its member closed it after saying so', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '100');
    await payer.call(payment.claim, { orderId });
    await payer.call(payment.closeOrder, { orderId });
    await timeIsOver();
    expect(await titles()).toEqual([]);
  });

  it('is credited when the money comes after the letter, which is written about too', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '100');
    await payer.call(payment.claim, { orderId });
    await timeIsOver();
    world.provider.pay(orderId);
    await world.settle();
    expect(await titles()).toEqual(['存款订单已过期', '存款已到账']);
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({ state: 'credited' });
  });
});
