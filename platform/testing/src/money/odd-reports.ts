import { randomUUID } from 'node:crypto';
import { callbackInbox } from '@lobby/platform-cashier/deposits/arrivals/callback-inbox';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import { signatureOf } from '@lobby/platform-cashier/providers/signed-json/signature';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { pursesOf } from '@lobby/platform-ledger';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addMember } from '../members/add-member.ts';
import { collectorOf } from './collector-of.ts';
import { paymentsAt } from './payments-at.ts';

const siteId = '1001';
const secret = 'a secret of payments, for tests only';
const odd = ['\0', 'a\0b', '\ud83d', '\udc00x', '\u2028', '\u202e', '', ' ', '💰', '<b>', 'x'.repeat(300)];

const oddText = fc.oneof(
  fc.constantFrom<unknown>(...odd),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(null, 0, -1, true, [], {}),
);
const oddNumber = fc.constantFrom<unknown>(
  -1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  '1',
  null,
);
const oddAmount = fc.oneof(
  fc.constantFrom<unknown>(
    '-100',
    '+5',
    '1e5',
    '999999999999.999999',
    '9'.repeat(30),
    '100.001',
    '１００',
    100,
  ),
  oddText,
);
const oddFields = {
  direction: fc.oneof(fc.constantFrom<unknown>('IN', 'sideways'), oddText),
  status: fc.oneof(fc.constantFrom<unknown>('CREDITED', 'pending', '__proto__'), oddText),
  // Of another site it is refused, and reported again there.
  merchant: fc.constantFrom<unknown>(null, 1001),
  transactionId: fc.oneof(fc.constantFrom<unknown>('T-1', 'T-2'), oddText),
  reference: fc.oneof(fc.constantFrom<unknown>('D0'), oddText),
  account: oddText,
  currency: oddText,
  amount: oddAmount,
  payerName: oddText,
  remark: oddText,
  confirmations: oddNumber,
  paidAt: oddNumber,
};
const fields = Object.keys(oddFields) as (keyof typeof oddFields)[];

/** A member, what an event can name of them, and events of all kinds about it. */
async function stage({ db, clock }: Platform) {
  const memberId = await addMember(db, { siteId, fen: 0n, at: clock.now() });
  const address = `T${randomUUID()}`;
  await db
    .insertInto('chain_addresses')
    .values({ member_id: memberId, network: 'TRC20', provider: code, site_id: siteId, address })
    .execute();
  const id = `D${randomUUID().slice(0, 20)}`;
  const at = BigInt(clock.now());
  await db
    .insertInto('deposit_orders')
    .values({
      ...{ id, site_id: siteId, member_id: memberId, channel_id: 'unionpay-1', method: 'unionpay' },
      ...{ provider: code, state: 'waiting', amount: 100_00n, pay_amount: 100_00n, bonus_rate: '0' },
      ...{ usdt_amount: null, credited: null, created_at: at, expires_at: at + 3_600_000n },
      ...{ ended_at: null, ask_at: null },
    })
    .execute();
  const usual = fc.record({
    direction: fc.constantFrom('in', 'in', 'out'),
    status: fc.constantFrom('credited', 'credited', 'credited', 'failed', 'refunded', 'REVERSED'),
    merchant: fc.constant(siteId),
    transactionId: fc.uuid(),
    reference: fc.constantFrom(id, ''),
    account: fc.constantFrom('', address, address.toLowerCase()),
    currency: fc.constantFrom('CNY', 'USDT', 'cny', 'HKD'),
    amount: fc.constantFrom('100', '100.00', '0', '0.01'),
    payerName: fc.constantFrom('', '张伟'),
    remark: fc.constant(''),
    confirmations: fc.constantFrom(0, 1, 30),
    paidAt: fc.constantFrom(clock.now(), 0, 1),
  });
  const some = fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 2 });
  const event = fc
    .tuple(usual, fc.record(oddFields), some, fc.option(fc.constantFrom(...fields), { freq: 1 }))
    .map(([one, strange, changed, missing]) => ({
      ...one,
      ...Object.fromEntries(changed.map(field => [field, strange[field]])),
      ...(missing === null ? {} : { [missing]: undefined }),
    }));
  const plainOne = {
    ...{ direction: 'in', status: 'credited', merchant: siteId, transactionId: randomUUID(), reference: id },
    ...{ account: '', currency: 'CNY', amount: '100', payerName: '', remark: '', confirmations: 0 },
    paidAt: clock.now(),
  };
  const body = fc.oneof(
    { weight: 9, arbitrary: event.map(one => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 1, arbitrary: fc.json() },
  );
  const onChain = { ...plainOne, reference: '', account: address, currency: 'USDT' };
  const always = [
    plainOne,
    // One that was seen long ago and never confirmed, and the next one after it.
    { ...onChain, transactionId: randomUUID(), paidAt: 1 },
    { ...onChain, transactionId: randomUUID(), confirmations: 30 },
  ];
  return { memberId, body, always: always.map(one => JSON.stringify(one)) };
}

/**
 * Reports to a platform whatever a provider may have signed. Each is taken, processed at the first try, and then a
 * payment or a finding; money is credited by what says plainly that it came, and by nothing else.
 */
export async function sendOddReports(platform: Platform, runs: number): Promise<void> {
  const { db, clock } = platform;
  const { memberId, body: bodies, always } = await stage(platform);
  const settings = paymentsAt('http://127.0.0.1:9', [secret]);
  const { deposits } = collectorOf({ ...platform, config: { ...platform.config, ...settings } });
  const inbox = callbackInbox(platform);
  const seen = async () => {
    const [payments, findings] = [db.selectFrom('payments'), db.selectFrom('payment_findings')];
    return (await payments.select('id').execute()).length + (await findings.select('id').execute()).length;
  };
  const known = new Set<string>();
  await fc.assert(
    fc.asyncProperty(bodies, async body => {
      const signed = { timestamp: String(clock.now()), nonce: randomUUID(), body };
      const headers = new Map([
        ['x-payment-timestamp', signed.timestamp],
        ['x-payment-nonce', signed.nonce],
        ['x-payment-signature', signatureOf(secret, signed)],
      ]);
      const callback = { headers: { get: (name: string) => headers.get(name) }, body };
      const verified = deposits.verifyCallback(callback, { siteId, now: clock.now() });
      if ('problem' in verified) throw new Error(`it was refused: ${verified.problem}`);
      const before = { seen: await seen(), purse: (await pursesOf(db, memberId)).available };
      await inbox.keep({ siteId, provider: code, ...verified });
      await inbox.processDue();

      const waits = db.selectFrom('payment_deliveries').select('tries').where('processed_at', 'is', null);
      expect(await waits.where('nonce', '=', signed.nonce).execute(), 'it waits').toEqual([]);
      const read = fieldsOf(body);
      const transaction = read?.transactionId ?? body;
      const isNew = (await seen()) > before.seen;
      expect(isNew || known.has(transaction) || known.has(plain(body)), 'it is a payment or a finding').toBe(
        true,
      );
      known.add(transaction).add(plain(body));
      const gained = (await pursesOf(db, memberId)).available - before.purse;
      const came = read?.status?.toLowerCase() === 'credited' && read.direction?.toLowerCase() === 'in';
      expect(gained >= 0n && (came || gained === 0n), 'only what came in is credited').toBe(true);
    }),
    { numRuns: runs, examples: always.map(one => [one]) },
  );
  expect((await pursesOf(db, memberId)).available).toBeGreaterThanOrEqual(100_00n);
}

/** The fields of a body that are texts; undefined where it is no object. */
function fieldsOf(body: string): Readonly<Record<string, string>> | undefined {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return undefined;
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'string'));
  } catch {
    return undefined;
  }
}

/** Bodies that say the same are one finding. */
function plain(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}
