import { randomUUID } from 'node:crypto';
import { type AnswerOf, contract } from '@lobby/api-client/contract';
import { entryOf } from '@lobby/api-client/result-codes';
import { parseYuan } from '@lobby/money';
import { transactionSources } from '@lobby/platform/domains';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { creditBonus, creditRebate, hold, postHold } from '@lobby/platform-ledger';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOn } from '../venues/operator/operator-actions.ts';
import { planTransfer } from '../venues/provider/venue-plan.ts';
import { venuesDomain } from '../venues/venues.domain.ts';
import { postingTransactions } from './posting-transactions.ts';
import { transactionsDomain } from './transactions.domain.ts';

const { transactions, venue } = contract;
type Page = AnswerOf<typeof transactions.queryDealRecord>;

const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
const venues = venuesDomain({
  mayTransferIn: async () => {},
  demandMayPlay: async () => {},
  launchers: new Map(),
  rateOf: async () => ({ rate: '7' }),
});
let running: RunningPlatform;
let member: TestMember;
let members = 0;

beforeAll(async () => {
  const domains = [accessDomain, membersDomain, venues, transactionsDomain(transactionSources)];
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains });
});
beforeEach(async () => {
  members += 1;
  member = await joinMember(running, clock, `record${10 + members}`);
});
afterAll(() => running.stop());

type Range = { kind?: 'all' | 'bet' | 'bonus' | 'transfer'; state?: 'done'; pageSize?: number };
const day = () => ({ beginTime: clock.now() - 86_400_000, endTime: clock.now() + 86_400_000 });
const page = (more: Range & { cursor?: string } = {}) =>
  member.client.call(transactions.queryDealRecord, { ...day(), ...more });
const totals = (more: Omit<Range, 'pageSize'> = {}) =>
  member.client.call(transactions.dealTotals, { ...day(), ...more });

async function everyPage(pageSize: number, between: () => Promise<unknown> = async () => {}) {
  const list: Page['list'] = [];
  for (let cursor = ''; ; await between()) {
    const { list: rows, next } = await page({ pageSize, cursor });
    list.push(...rows);
    if (next === '') return list;
    cursor = next;
  }
}

/** A bet of these fen that came back as `payout`; a moment goes by after each. */
async function bet(amount: bigint, payout: bigint, ticket = randomUUID().slice(0, 8)) {
  await running.platform.db.transaction().execute(async trx => {
    const id = await hold(trx, {
      ...{ siteId: '1001', memberId: member.userId, operationId: randomUUID() },
      amount,
      reference: `bet:${ticket}`,
      at: clock.now(),
    });
    await postHold(trx, id, { payout, at: clock.now() });
  });
}

async function credit(kind: 'bonus' | 'rebate', amount: bigint) {
  const id = randomUUID();
  const shared = { siteId: '1001', memberId: member.userId, amount, at: clock.now() };
  const credits = kind === 'bonus' ? creditBonus : creditRebate;
  await running.platform.db
    .transaction()
    .execute(trx => credits(trx, { ...shared, transferId: id, reference: `${kind}:${id}` }));
}

describe('the transaction record', () => {
  it('lists a bet, a rebate and a transfer with their numbers, newest first', async () => {
    await bet(100_00n, 180_00n, 'PS1');
    clock.advance(1000);
    await credit('rebate', 1_25n);
    clock.advance(1000);
    const { transferNo } = await member.client.call(venue.transfer, {
      channelCode: 'JXDZ',
      amount: '50',
      ty: '1',
    });
    const { list, next } = await page();
    expect(next).toBe('');
    expect(list.map(({ kind, detail, amount }) => [kind, detail, amount])).toEqual([
      ['transfer', 'done', '-50'],
      ['rebate', 'rebate', '1.25'],
      ['bet', 'win', '80'],
      ['bet', 'return', '100'],
      ['bet', 'hold', '-100'],
      ['bonus', 'opening', '10000'],
    ]);
    expect(list[0]).toMatchObject({ orderNo: transferNo, via: 'JXDZ', state: 'done' });
    expect(list[1]?.orderNo).toMatch(/^R20261123\d{8}$/);
    expect(list[2]?.orderNo).toBe('PS1');
  });

  it('shows what happened to a transfer, and nothing of another member', async () => {
    await member.client.call(venue.transfer, { channelCode: 'JXDZ', amount: '50', ty: '1' });
    const [first] = (await page({ kind: 'transfer' })).list;
    const id = first?.id ?? '';
    const detail = await member.client.call(transactions.dealDetail, { id });
    expect(detail.timeline.map(step => step.detail)).toEqual(['sending', 'done']);
    const other = await joinMember(running, clock, `other${members}`);
    const { status_code } = await other.client.send(transactions.dealDetail, { id });
    expect(entryOf(status_code)?.name).toBe('no-data');
    const theirs = await other.client.call(transactions.queryDealRecord, day());
    expect(theirs.list.map(({ detail: what }) => what)).toEqual(['opening']);
  });

  it.each([
    ['1', 'confirm-reported', '-99.99', 'done'],
    ['1', 'confirm', '-100', 'done'],
    ['1', 'undo', '-100', 'failed'],
    ['2', 'confirm-reported', '99.99', 'done'],
  ] as const)(
    'shows what a transfer %s moved that a person settled: %s, %s',
    async (ty, action, amount, state) => {
      const { db } = running.platform;
      const asked = { channelCode: 'JXDZ', amount: '100' };
      if (ty === '2') await member.client.call(venue.transfer, { ...asked, ty: '1' });
      clock.advance(1);
      await planTransfer(db, 'JXDZ', 'other-amount');
      const { transferNo, operationId } = await member.client.call(venue.transfer, { ...asked, ty });
      expect(await actOn(running.platform, { id: transferNo, action, note: '' })).toBe(true);
      const [row] = (await page({ kind: 'transfer' })).list;
      expect(row).toMatchObject({ orderNo: transferNo, amount, state });
      const [reported] = await member.client.call(venue.transferState, { operationId });
      expect(reported?.amount).toBe(amount.replace('-', ''));
    },
  );

  it('repeats and skips nothing while new rows land between pages, also of one moment', async () => {
    for (let n = 0; n < 5; n += 1) await bet(100n + BigInt(n), 0n);
    const before = (await everyPage(100)).map(({ id }) => id);
    const read = await everyPage(2, async () => {
      clock.advance(1);
      await credit('bonus', 500n);
    });
    expect(read.map(({ id }) => id)).toEqual(before);
  });

  it('has totals that are the sum of its rows, whatever happened', async () => {
    const event = fc.record({
      stake: fc.bigInt(1n, 50_00n),
      payout: fc.bigInt(0n, 90_00n),
      bonus: fc.bigInt(1n, 900n),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 3 }), async events => {
        for (const { stake, payout, bonus } of events) {
          clock.advance(7);
          await bet(stake, payout);
          await credit('bonus', bonus);
        }
        for (const kind of ['all', 'bet', 'bonus'] as const) {
          const { list } = await page({ kind, pageSize: 100 });
          const sum = (sign: '' | '-') =>
            list
              .filter(({ amount }) => amount.startsWith('-') === (sign === '-'))
              .reduce((all, { amount }) => all + (parseYuan(amount.replace('-', '')) ?? 0n), 0n);
          const reported = await totals({ kind });
          expect([reported.count, parseYuan(reported.in), parseYuan(reported.out)]).toEqual([
            list.length,
            sum(''),
            sum('-'),
          ]);
        }
      }),
      { numRuns: 6 },
    );
  });

  it.each([
    ['ends before it begins', { beginTime: 2000, endTime: 1000 }],
    ['is longer than 400 days', { beginTime: 0, endTime: 401 * 86_400_000 }],
    ['is asked for with a cursor that is none', { beginTime: 0, endTime: 1000, cursor: "1-'; --x" }],
  ])('refuses a range that %s', async (_, request) => {
    const { status_code } = await member.client.send(transactions.queryDealRecord, request);
    expect(entryOf(status_code)?.name).toBe('illegal-parameter');
  });

  it('reads a page in order from the index of its member', async () => {
    const { db } = running.platform;
    await credit('bonus', 1n);
    const { sql } = await import('kysely');
    const plan = await db.transaction().execute(async trx => {
      // With so few rows every plan costs nearly the same: what must not be needed is ruled out.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      await sql`SET LOCAL enable_sort = off`.execute(trx);
      const rows = postingTransactions.rows(member.userId, 0, clock.now());
      return await sql`EXPLAIN ${rows} ORDER BY at DESC LIMIT 21`.execute(trx);
    });
    expect(JSON.stringify(plan.rows)).toContain('ledger_postings_by_time');
  });
});
