import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auditLedger } from '../../ledger/audit.ts';
import { owedBy, payFee, pursesOf } from '../../ledger/index.ts';
import { readDeals } from '../../records/deal-rows.ts';
import { depositsForEach } from '../../testing/deposits-for-each.ts';
import { depositSecret, order, type Payer, type TestDeposits } from '../../testing/test-deposits.ts';
import { createProviderClock } from '../provider/provider-clock.ts';
import { referenceProvider } from '../provider/reference-provider.ts';
import { signatureOf } from '../provider/signature.ts';
import { paymentAsker } from './ask-payments.ts';

const path = '/dev/operator/payments';
let world: TestDeposits;
let payer: Payer;
depositsForEach(
  made => {
    ({ world, payer } = made);
  },
  async made => {
    expect(await auditLedger(made.running.platform.db)).toEqual([]);
  },
);

const db = () => world.running.platform.db;
const page = async () => (await fetch(world.running.url + path)).text();
/** That of the page; a page without anything to do has none. */
let token = '';
const act = async (action: 'clear' | 'debit', id: string) => {
  token = /name="token" value="([^"]+)"/.exec(await page())?.[1] ?? token;
  const body = new URLSearchParams({ do: action, id, token });
  const headers = { origin: world.running.url };
  return (await fetch(world.running.url + path, { method: 'POST', headers, body })).status;
};
const purse = () => pursesOf(db(), payer.userId);
const stateOf = async (orderId: string) => {
  const rows = db().selectFrom('deposit_orders').select('state').where('id', '=', orderId);
  return (await rows.executeTakeFirstOrThrow()).state;
};
const findingsOf = (transactionId: string) =>
  db()
    .selectFrom('payment_findings')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('ended_at', 'is', null)
    .execute();
const opening = 1_000_000n;
/** Tells the platform of a payment, as the provider does. */
async function tell(event: object): Promise<void> {
  const body = JSON.stringify(event);
  const signed = { timestamp: String(world.clock.now()), nonce: randomUUID(), body };
  const headers = {
    'x-payment-timestamp': signed.timestamp,
    'x-payment-nonce': signed.nonce,
    'x-payment-signature': signatureOf(depositSecret, signed),
  };
  const response = await fetch(`${world.callbackUrl}/1001`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  await world.running.catchUp();
}
const spend = (amount: bigint) => {
  const fee = { siteId: '1001', memberId: payer.userId, amount, at: world.clock.now() };
  const named = { ...fee, transferId: randomUUID(), reference: 'fee' };
  return db()
    .transaction()
    .execute(trx => payFee(trx, named));
};
const pay = async (wish: Parameters<TestDeposits['provider']['pay']>[1] = {}) => {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  const { transactionId } = world.provider.pay(orderId, wish);
  return { orderId, transactionId };
};

it('a payment that failed credits nothing, and its order waits on for another', async () => {
  const { orderId, transactionId } = await pay({ fails: true });
  await world.settle();
  expect([await stateOf(orderId), (await purse()).available]).toEqual(['waiting', opening]);
  expect(await findingsOf(transactionId)).toEqual([]);
  world.provider.pay(orderId);
  await world.settle();
  expect([await stateOf(orderId), (await purse()).available]).toEqual(['credited', opening + 200_00n]);
});

it.each(['refunded', 'reversed'] as const)(
  'money that was %s before anybody heard of it is not credited when that is told late, and a person sees both',
  async status => {
    const { orderId, transactionId } = await pay({ notify: 'never' });
    world.provider.takeBack(transactionId, { status });
    await world.settle();
    expect([await stateOf(orderId), (await purse()).available]).toEqual(['waiting', opening]);
    const [finding, ...more] = await findingsOf(transactionId);
    expect([finding?.kind, finding?.fen, more]).toEqual(['taken-back', 0n, []]);
    const payment = world.provider.pay(orderId, { notify: 'never' });
    const late = { ...payment, transactionId, direction: 'in', status: 'credited' };
    await tell(late);
    expect((await purse()).available).toBe(opening);
    expect((await findingsOf(transactionId)).map(({ kind }) => kind).sort()).toEqual([
      'credited-after-end',
      'taken-back',
    ]);
  },
);

it('a deposit that the provider takes back is taken back from its member once, the rest as a debt', async () => {
  const { orderId, transactionId } = await pay();
  await world.settle();
  await spend((await purse()).available - 50_00n);
  for (let told = 0; told < 2; told += 1) {
    world.provider.takeBack(transactionId, { status: 'reversed' });
    await world.settle();
  }
  const found = await findingsOf(transactionId);
  expect(found).toHaveLength(1);
  expect(await page()).toContain('从会员账户扣回 200 元');
  const { id } = found[0]!;
  expect([await act('debit', id), await act('debit', id), await act('clear', id)]).toEqual([200, 409, 409]);
  expect(await page()).not.toContain(id);
  expect((await purse()).available).toBe(0n);
  expect(await owedBy(db(), payer.userId)).toBe(150_00n);
  const letter = db().selectFrom('letters').select('title').where('id', '=', `debited:${id}`);
  expect(await letter.execute()).toEqual([{ title: '存款已被撤回' }]);
  const all = { kind: 'deposit', state: 'all', begin: 0, end: world.clock.now() + 1 } as const;
  const deals = await readDeals(db(), payer.userId, all, { after: undefined, limit: 10 });
  expect(deals.map(({ detail, order_no, fen }) => [detail, order_no, fen]).sort()).toEqual([
    ['credited', orderId, 200_00n],
    ['deposit-return', orderId, -50_00n],
  ]);
});

it('parts of a deposit that go back are debited as far as it went', async () => {
  const { transactionId } = await pay();
  await world.settle();
  for (const amount of ['150', '60']) {
    world.provider.takeBack(transactionId, { status: 'refunded', amount });
    await world.settle();
  }
  const found = await findingsOf(transactionId);
  expect(found.map(({ fen }) => fen)).toEqual([150_00n, 60_00n]);
  expect([await act('debit', found[0]!.id), await act('debit', found[1]!.id)]).toEqual([200, 409]);
  expect((await purse()).available).toBe(opening + 50_00n);
  expect(await act('clear', found[1]!.id)).toBe(200);
});

it('a refund that has a number of its own is found by its order', async () => {
  const { orderId } = await pay();
  await world.settle();
  const payment = world.provider.pay(orderId, { notify: 'never' });
  await tell({ ...payment, transactionId: `R${orderId}`, direction: 'OUT', status: 'REFUNDED' });
  const [finding] = await findingsOf(`R${orderId}`);
  expect(finding).toMatchObject({ kind: 'taken-back', fen: 200_00n });
});

it('what was on its way on a chain and failed is not credited with its last confirmation', async () => {
  const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
  const payment = world.provider.pay(orderId, { confirmations: 3 });
  await world.settle();
  expect(await stateOf(orderId)).toBe('detected');
  await tell({ ...payment, status: 'failed' });
  world.provider.confirm(payment.transactionId, 50);
  await world.settle();
  expect((await purse()).available).toBe(opening);
  expect(await findingsOf(payment.transactionId)).toMatchObject([{ kind: 'credited-after-end' }]);
});

it('something odd in the answer of a provider holds up nothing beside it, and waits for a person', async () => {
  const { orderId } = await pay({ notify: 'never' });
  await db().updateTable('deposit_orders').set({ provider: 'another' }).where('id', '=', orderId).execute();
  world.clock.advance(60_000);
  const { platform } = world.running;
  const reference = referenceProvider(
    platform.config.payments,
    platform.clock,
    createProviderClock(platform, 'reference'),
  );
  await paymentAsker(platform, {
    ...reference,
    name: 'another',
    ask: async question => [
      { unreadable: `{"amount":"-1","of":"${orderId}"}` },
      ...(await reference.ask(question)),
    ],
  })();
  expect(await stateOf(orderId)).toBe('credited');
  expect(await page()).toContain(`&quot;of&quot;:&quot;${orderId}&quot;`);
});
