import { randomUUID } from 'node:crypto';
import { transactionSources } from '@lobby/platform/domains';
import { openTurnover } from '@lobby/platform-bonus/turnover';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { owedBy, payFee, pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { collectorOf } from '@lobby/platform-testing/money/collector-of';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { depositSecret } from '@lobby/platform-testing/money/payments-at';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../../providers/signed-json/signature.ts';
import { readTransactions } from '../../transactions/transaction-rows.ts';
import { emptiedVenues } from '../../venues/transfers/emptied-venues.ts';
import { paymentQuestions } from './ask-payments.ts';

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
/** Reports a payment to the platform, as the provider does. */
async function report(event: object): Promise<void> {
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
const pay = async (changes: Parameters<TestDeposits['provider']['pay']>[1] = {}) => {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  const { transactionId } = world.provider.pay(orderId, changes);
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
  'money that was %s before it was ever reported as credited is not credited later, and a person sees both',
  async status => {
    const { orderId, transactionId } = await pay({ notify: 'never' });
    world.provider.takeBack(transactionId, { status });
    await world.settle();
    expect([await stateOf(orderId), (await purse()).available]).toEqual(['waiting', opening]);
    const [finding, ...more] = await findingsOf(transactionId);
    expect([finding?.kind, finding?.fen, more]).toEqual(['taken-back', 0n, []]);
    const payment = world.provider.pay(orderId, { notify: 'never' });
    const late = { ...payment, transactionId, direction: 'in', status: 'credited' };
    await report(late);
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
  world.provider.takeBack(transactionId, { status: 'reversed' });
  await world.settle();
  await report(JSON.parse((await findingsOf(transactionId))[0]!.body));
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
  const books = { db: db(), sources: transactionSources };
  const deals = await readTransactions(books, payer.userId, all, { after: undefined, limit: 10 });
  expect(deals.map(({ detail, order_no, fen }) => [detail, order_no, fen]).sort()).toEqual([
    ['credited', orderId, 200_00n],
    ['deposit-return', orderId, -50_00n],
  ]);
});

describe('a deposit with a bonus that goes back', () => {
  const deposited = 1_000_06n;
  const bonus = 5_00n;
  const left = async () =>
    (await openTurnover(emptiedVenues)(db(), payer.userId, world.clock.now())).map(
      ({ source, need, done }) => [source, need - done],
    );
  /** Debits what is found to have gone back. */
  async function takeBack(transactionId: string, amount?: string): Promise<string> {
    world.provider.takeBack(transactionId, { status: 'refunded', ...(amount && { amount }) });
    await world.settle();
    const [finding] = await findingsOf(transactionId);
    expect(await act('debit', finding!.id)).toBe(200);
    return finding!.id;
  }
  const letter = (id: string) =>
    db().selectFrom('letters').select('content').where('id', '=', `debited:${id}`).executeTakeFirstOrThrow();

  it('takes its bonus back too, and its turnover is asked for no more', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    const { transactionId } = world.provider.pay(orderId, { confirmations: 20 });
    await world.settle();
    expect((await purse()).available).toBe(opening + deposited + bonus);
    expect(await left()).toEqual([
      ['deposit', deposited],
      ['bonus', bonus],
    ]);
    const id = await takeBack(transactionId);
    expect((await purse()).available).toBe(opening);
    expect(await left()).toEqual([]);
    expect((await letter(id)).content).toContain('红利 5 元');
  });

  it('leaves what is not there of the bonus as a debt', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    const { transactionId } = world.provider.pay(orderId, { confirmations: 20 });
    await world.settle();
    await spend((await purse()).available - 1_00n);
    await takeBack(transactionId);
    expect((await purse()).available).toBe(0n);
    expect(await owedBy(db(), payer.userId)).toBe(deposited + bonus - 1_00n);
  });

  it('in two parts takes the bonus with the first, and asks for the turnover of the rest', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    await db().updateTable('deposit_orders').set({ bonus_rate: '0.01' }).where('id', '=', orderId).execute();
    const { transactionId } = world.provider.pay(orderId);
    await world.settle();
    expect((await purse()).available).toBe(opening + 202_00n);
    await takeBack(transactionId, '150');
    expect((await purse()).available).toBe(opening + 50_00n);
    expect(await left()).toEqual([['deposit', 50_00n]]);
    await takeBack(transactionId, '50');
    expect((await purse()).available).toBe(opening);
    expect(await left()).toEqual([]);
  });
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

it('two returns of one amount under one number are two, and each of them reported again is the same one', async () => {
  const { orderId, transactionId } = await pay();
  await world.settle();
  const reported = [];
  for (const delivery of ['first', 'second']) {
    world.clock.advance(1_000);
    world.provider.takeBack(transactionId, { status: 'refunded', amount: '60' });
    await world.settle();
    const found = await findingsOf(transactionId);
    reported.push(JSON.parse(found.at(-1)!.body));
    expect([delivery, found.length]).toEqual([delivery, reported.length]);
  }
  for (const event of reported) await report(event);
  const found = await findingsOf(transactionId);
  expect(found.map(({ fen }) => fen)).toEqual([60_00n, 60_00n]);
  expect([await act('debit', found[0]!.id), await act('debit', found[1]!.id)]).toEqual([200, 200]);
  expect((await purse()).available).toBe(opening + 80_00n);
  expect(await stateOf(orderId)).toBe('credited');
});

describe('what goes back of a deposit that was paid in parts, under a number of its own', () => {
  async function paidInParts() {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    for (const amount of ['120', '80']) {
      world.provider.pay(orderId, { amount });
      await world.settle();
      world.clock.advance(1_000);
    }
    expect([await stateOf(orderId), (await purse()).available]).toEqual(['credited', opening + 200_00n]);
    const payment = world.provider.pay(orderId, { notify: 'never' });
    const shared = { ...payment, transactionId: `R${orderId}`, direction: 'out', status: 'refunded' };
    return {
      transactionId: shared.transactionId,
      goesBack: (amount: string, paidAt = world.clock.now()) => report({ ...shared, amount, paidAt }),
    };
  }
  const fens = async (transactionId: string) =>
    (await findingsOf(transactionId)).map(({ fen }) => fen).sort((a, b) => Number(b - a));

  it('is debited from each of them, once', async () => {
    const { transactionId, goesBack } = await paidInParts();
    const at = world.clock.now();
    await goesBack('200', at);
    await goesBack('200', at);
    const found = await findingsOf(transactionId);
    expect(await fens(transactionId)).toEqual([120_00n, 80_00n]);
    expect(await page()).toContain('从会员账户扣回 120 元');
    for (const { id } of found) expect(await act('debit', id)).toBe(200);
    expect((await purse()).available).toBe(opening);
  });

  it('is the part of that amount, and the next is what is left', async () => {
    const { transactionId, goesBack } = await paidInParts();
    await goesBack('80');
    expect(await fens(transactionId)).toEqual([80_00n]);
    world.clock.advance(1_000);
    await goesBack('100');
    expect(await fens(transactionId)).toEqual([100_00n, 80_00n]);
    world.clock.advance(1_000);
    // More than is left of the deposit: for a person.
    await goesBack('21');
    expect(await fens(transactionId)).toEqual([100_00n, 80_00n, 0n]);
  });
});

describe('a payment that waits and is contradicted by its provider', () => {
  const letters = (orderId: string) =>
    db()
      .selectFrom('letters')
      .select(['title', 'content'])
      .where('id', 'like', 'doubted:%')
      .where('content', 'like', `%${orderId}%`)
      .execute();

  it.each([
    ['with another amount', { amount: '130' }],
    ['as taken back', { direction: 'out', status: 'refunded' }],
  ])('%s is written about to its member, who was notified that it completes the order', async (_, change) => {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    const payment = world.provider.pay(orderId, { amount: '120' });
    await world.settle();
    expect(await letters(orderId)).toEqual([]);
    for (let delivery = 0; delivery < 2; delivery += 1) await report({ ...payment, ...change });
    expect(await letters(orderId)).toMatchObject([
      { title: '款项需要核实', content: expect.stringContaining('支付的 120 元的通知前后不一致') },
    ]);
  });

  it('is written about to nobody once it is credited', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    const payment = world.provider.pay(orderId);
    await world.settle();
    await report({ ...payment, amount: '130' });
    expect(await letters(orderId)).toEqual([]);
  });
});

it('a refund that has a number of its own is found by its order', async () => {
  const { orderId } = await pay();
  await world.settle();
  const payment = world.provider.pay(orderId, { notify: 'never' });
  await report({ ...payment, transactionId: `R${orderId}`, direction: 'OUT', status: 'REFUNDED' });
  const [finding] = await findingsOf(`R${orderId}`);
  expect(finding).toMatchObject({ kind: 'taken-back', fen: 200_00n });
});

it('what was on its way on a chain and failed is not credited with its last confirmation', async () => {
  const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
  const payment = world.provider.pay(orderId, { confirmations: 3 });
  await world.settle();
  expect(await stateOf(orderId)).toBe('detected');
  await report({ ...payment, status: 'failed' });
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
  const { deposits } = collectorOf(platform);
  const another = {
    code: 'another',
    deposits: {
      ...deposits,
      ask: async (question: Parameters<typeof deposits.ask>[0]) => [
        { unreadable: `{"amount":"-1","of":"${orderId}"}` },
        ...(await deposits.ask(question)),
      ],
    },
  };
  await doDue(platform, paymentQuestions(platform, another));
  expect(await stateOf(orderId)).toBe('credited');
  expect(await page()).toContain(`&quot;of&quot;:&quot;${orderId}&quot;`);
});
