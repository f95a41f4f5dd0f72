import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { type RunningProvider, startPaymentProvider } from '@lobby/payment-provider';
import { type OpenDatabase, openDatabase } from '@lobby/platform/db/open-database';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { askBalance } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { code } from '../providers/reference/code.ts';
import { signatureOf } from '../providers/signed-json/signature.ts';
import { creditParked, returnPayment } from './parked/settle-parked.ts';

const title = onPostgres('two servers with deposits on one Postgres');

const { payment } = contract;
const secret = 'a-secret-of-payments-for-tests-only';

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-race-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let provider: RunningProvider;
  let servers: ChildPlatform[] = [];
  let books: OpenDatabase;
  let joined = 0;

  beforeAll(async () => {
    database = await throwawayDatabase();
    provider = await startPaymentProvider({ secret, byHand: true });
    const env = {
      DATABASE_URL: database.url,
      LOBBY_PAYMENT_URL: provider.url,
      LOBBY_PAYMENT_SECRETS: secret,
    };
    const args = ['--port', '0', '--data-dir', folder, '--seed', '1'];
    servers = await Promise.all([childPlatform(args, env), childPlatform(args, env)]);
    books = await openDatabase({ databaseUrl: database.url, dataDir: folder, inMemory: false });
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await provider?.stop();
    await books?.db.destroy();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A member at both servers. */
  async function joinBoth(): Promise<TestClient[]> {
    joined += 1;
    const [first, second] = servers.map(server => testClient(server.url));
    await first!.join(`racer${joined}`);
    return [first!, Object.assign(second!, { token: first!.token, deviceId: first!.deviceId })];
  }
  const open = (client: TestClient, amount: string, channelId = 'unionpay-1') =>
    client.send(payment.pay, { channelId, amount });
  /** Reports a payment, as the provider does; each delivery has a nonce of its own. */
  async function report(n: number, orderId: string, transactionId: string, amount: string, currency = 'CNY') {
    const body = JSON.stringify({
      ...{ direction: 'in', status: 'credited' },
      ...{ merchant: '1001', transactionId, reference: orderId, account: '', currency, amount },
      ...{ payerName: '', remark: '', confirmations: 0, paidAt: Date.now() },
    });
    const signed = { timestamp: String(Date.now()), nonce: `${transactionId}-${n}`, body };
    const response = await fetch(`${servers[n % 2]!.url}/callback/payment/${code}/1001`, {
      method: 'POST',
      headers: {
        'x-payment-timestamp': signed.timestamp,
        'x-payment-nonce': signed.nonce,
        'x-payment-signature': signatureOf(secret, signed),
      },
      body,
    });
    return response.status;
  }
  const waiting = () =>
    books.db.selectFrom('payment_deliveries').select('id').where('processed_at', 'is', null).execute();
  const allProcessed = () => expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  const balance = async (client: TestClient) => (await askBalance(client)).balance;

  it('open one order of 100 that a member asks for at once, and unique cents of their own for two members', async () => {
    const seats = await joinBoth();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => open(seats[n % 2]!, '200')));
    const opened = answers.filter(({ status_code: code }) => code === codeOf('success'));
    expect(opened).toHaveLength(1);
    // On a machine that is busy some find no connection in time: no answer, and no effect.
    const codes = new Set(answers.map(({ status_code: code }) => code));
    expect(codes).toContain(codeOf('data-exists'));
    const rows = await books.db.selectFrom('deposit_orders').select('id').execute();
    expect(rows).toHaveLength(1);

    const payers = await Promise.all(Array.from({ length: 20 }, joinBoth));
    const orders = await Promise.all(
      payers.map(([first, second], n) => open(n % 2 ? first! : second!, '100', 'alipay-1')),
    );
    expect(new Set(orders.map(({ data }) => data.payAmount)).size).toBe(20);
  });

  it('credit a payment once that is reported 100 times at once', async () => {
    const seats = await joinBoth();
    const { data } = await open(seats[0]!, '200');
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => report(n, data.orderId, 'T-hundred', '200')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await allProcessed();
    expect(await balance(seats[0]!)).toBe('10200');
  });

  it('end 10 orders whose two parked payments are returned at once', async () => {
    const seats = await joinBoth();
    for (let round = 0; round < 10; round += 1) {
      const { data } = await open(seats[0]!, '100');
      // Worth nothing that is known, so the books do not make the two take turns.
      await report(0, data.orderId, `T-less-${round}`, '40', 'USDT');
      await report(1, data.orderId, `T-more-${round}`, '50', 'USDT');
      await allProcessed();
      const of = books.db.selectFrom('payments').select('id').where('order_id', '=', data.orderId);
      const parked = await of.execute();
      const settled = parked.map(({ id }) => returnPayment(books.db, { id, now: Date.now() }));
      expect(await Promise.all(settled)).toEqual(['done', 'done']);
      const { state } = await books.db
        .selectFrom('deposit_orders')
        .select('state')
        .where('id', '=', data.orderId)
        .executeTakeFirstOrThrow();
      expect(state).toBe('returned');
    }
  });

  it('end 20 orders whose part a person settles while the rest comes, each fen at one place', async () => {
    const seats = await joinBoth();
    for (let round = 0; round < 20; round += 1) {
      const { orderId } = (await open(seats[0]!, '100')).data;
      await report(0, orderId, `T-part-${round}`, '60');
      await allProcessed();
      const paid = books.db.selectFrom('payments').select(['id', 'state']).where('order_id', '=', orderId);
      const { id } = await paid.executeTakeFirstOrThrow();
      const settled = { id, now: Date.now() };
      const [decided] = await Promise.all([
        round % 2 ? returnPayment(books.db, settled) : creditParked(books.db, { ...settled, orderId }),
        report(1, orderId, `T-rest-${round}`, '40'),
      ]);
      await allProcessed();
      const states = (await paid.orderBy('fen', 'desc').execute()).map(({ state }) => state);
      const person = round % 2 ? ['returned', 'parked'] : ['credited', 'parked'];
      expect(states).toEqual(decided === 'done' ? person : ['credited', 'credited']);
      const { credited } = await books.db
        .selectFrom('deposit_orders')
        .select('credited')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(credited).toBe(decided === 'gone' ? 10_000n : round % 2 ? null : 6_000n);
    }
    expect(await auditLedger(books.db)).toEqual([]);
  });

  it('end 20 orders, closed while they are paid, with the money credited', async () => {
    const seats = await joinBoth();
    for (let round = 0; round < 20; round += 1) {
      const { data } = await open(seats[0]!, '100');
      const { orderId } = data;
      await Promise.all([
        seats[round % 2]!.send(payment.closeOrder, { orderId }),
        report(round, orderId, `T-closed-${round}`, '100'),
      ]);
      await allProcessed();
    }
    expect(await balance(seats[1]!)).toBe('12000');
    expect(await auditLedger(books.db)).toEqual([]);
  });
});
