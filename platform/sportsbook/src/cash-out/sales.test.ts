import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { IdConflict } from '@lobby/platform-ledger';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { totalRecords } from '../records/records.ts';
import { winsToday } from '../risk/wins-today.ts';
import { settleDue } from '../settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const fen = (yuan: string) => parseYuan(yuan)!;

describe('a sale before the match', () => {
  it('of the whole pays the price, frees the hold and settles the ticket without a result', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const { price } = await sales.offer(member, ticket);
    expect(await sales.sell(member, ticket)).toMatchObject({
      code: '560',
      ticket_id: ticket,
      part: 100,
      price,
      paid: price,
      stake_sold: '100',
      stake_left: '0',
    });
    expect(await sales.money(member)).toEqual({ available: 90_000n + fen(price), held: 0n });
    const net = Number(price) - 100;
    expect(await sales.record(member)).toMatchObject({
      status: 'settled',
      result: '',
      risk: '100',
      winnable: '0',
      netWin: net.toFixed(2),
      turnover: '0',
      cashedOut: price,
      riskSold: '100',
    });
    expect((await sales.view(member, ticket))[0]).toMatchObject({ errormsg: 'settled' });
  });

  it('is in the totals of the records with what was paid for it', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const first = await sales.sell(member, ticket, { part: 40 });
    const second = await sales.sell(member, ticket);
    const paid = [first, second].map(state => (state.code === '560' ? fen(state.paid) : 0n));
    const filters = v.parse(contract.record.betRecordTotal.request, {});
    const total = await totalRecords(book.db, member.id, filters);
    expect(fen(total.cashedOut)).toBe(paid[0]! + paid[1]!);
    expect(fen(total.netWin)).toBe(fen(total.cashedOut) - fen('100'));
  });

  it('of a part leaves the rest, which wins in proportion', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [[one, 'OU', 'OUC']]);
    const { price } = await sales.offer(member, ticket);
    const paid = (fen(price) * 4_000n) / 10_000n;
    expect(await sales.sell(member, ticket, { part: 40 })).toMatchObject({
      code: '560',
      stake_sold: '40',
      stake_left: '60',
    });
    expect(await sales.money(member)).toEqual({ available: 90_000n + paid, held: 6_000n });
    const { odds, ...open } = {
      ...(await sales.record(member)),
      odds: (await sales.record(member)).legs[0]!.odds,
    };
    const win = (fen(odds) * 60n).toString();
    expect(open).toMatchObject({
      status: 'open',
      cashedOut: (Number(paid) / 100).toFixed(2),
      riskSold: '40',
    });
    expect(fen(open.winnable).toString()).toBe(win);
    await sales.report(one, [3, 3]);
    expect(await sales.money(member)).toEqual({ available: 90_000n + paid + 6_000n + BigInt(win), held: 0n });
    const settled = await sales.record(member);
    expect(settled).toMatchObject({ status: 'settled', result: 'W', turnover: '60' });
    expect(fen(settled.netWin)).toBe(paid + BigInt(win) - 4_000n);
  });

  it('is a step of the record, with what was paid', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const answer = await sales.sell(member, ticket, { part: 40 });
    const paid = answer.code === '560' ? answer.paid : '';
    expect((await sales.record(member)).steps).toMatchObject([
      { kind: 'placed', amount: '-100' },
      { kind: 'accepted' },
      { kind: 'cashed-out', amount: paid, at: now },
    ]);
  });

  it('of parts one after the other sells each of what is left', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const lefts = [];
    for (const part of [50, 50, 100]) {
      const answer = await sales.sell(member, ticket, { part });
      lefts.push(answer.code === '560' ? answer.stake_left : answer);
    }
    expect(lefts).toEqual(['50', '25', '0']);
  });

  it('keeps what was sold when the match is cancelled, and gives back the rest', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [[one, 'OU', 'OUC']]);
    await sales.sell(member, ticket, { part: 25 });
    const { available } = await sales.money(member);
    await recordResult(book.db, { matchId: one.id, version: 2, cancelReason: 'D5' }, now);
    await settleDue(book.db, now);
    expect(await sales.money(member)).toEqual({ available: available + 7_500n, held: 0n });
    expect(await sales.record(member)).toMatchObject({ result: 'D', riskSold: '25' });
  });

  it('of a part that pays less than a yuan is refused, and nothing changes', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const { price } = await sales.offer(member, ticket);
    expect(await sales.sell(member, ticket, { part: 1 })).toMatchObject({
      code: '555',
      errormsg: 'below-minimum',
      price,
    });
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
  });

  it.each([
    ['never', '-0.01', '555'],
    ['never', '0.01', '555'],
    ['better', '-0.01', '560'],
    ['better', '0.01', '555'],
    ['all', '50', '560'],
  ])(
    'under the policy %s, when %s yuan more were seen than there are, answers %s',
    async (autoOdd, more, code) => {
      const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
      const { price } = await sales.offer(member, ticket);
      const seen = (Number(price) + Number(more)).toFixed(2);
      const answer = await sales.sell(member, ticket, { price: seen, autoOdd });
      expect(answer).toMatchObject({ code, price });
      // What is paid is the price of the house, whatever the member says to have seen.
      expect(answer).toMatchObject(code === '560' ? { paid: price } : { errormsg: 'price-changed' });
    },
  );

  it('is done once for one operation id, and the answer is repeated', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const { price } = await sales.offer(member, ticket);
    const id = randomUUID();
    const [first, second] = [
      await sales.sell(member, ticket, { price, part: 50 }, id),
      await sales.sell(member, ticket, { price, part: 50 }, id),
    ];
    expect(first).toMatchObject({ code: '560', stake_left: '50' });
    expect(second).toEqual(first);
    expect((await sales.money(member)).held).toBe(5_000n);
    await expect(sales.sell(member, ticket, { price, part: 60 }, id)).rejects.toThrow(IdConflict);
    expect(await sales.ask(member, id)).toMatchObject({
      code: '560',
      stake_left: '50',
      paid: 'paid' in first ? first.paid : '',
    });
    expect(await sales.ask(member, randomUUID())).toMatchObject({ code: 'unknown' });
  });

  it('repeats a refusal by its operation id', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const id = randomUUID();
    const refused = await sales.sell(member, ticket, { price: '1' }, id);
    expect(refused).toMatchObject({ code: '555', errormsg: 'price-changed' });
    expect(await sales.ask(member, id)).toEqual(refused);
  });

  it('lets later legs be graded for the record, and pays nothing more', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [await sales.match(), 'OU', 'OUC'],
    ]);
    await sales.sell(member, ticket);
    const { available } = await sales.money(member);
    await sales.report(one, [3, 3]);
    expect(await sales.record(member)).toMatchObject({
      status: 'settled',
      result: '',
      legs: [{ result: 'W' }, { result: '' }],
    });
    expect(await sales.money(member)).toEqual({ available, held: 0n });
  });
});

describe('the limits', () => {
  it('are freed by what is sold, and the day counts only what was gained', async () => {
    const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    const win = await winsToday(book.db, member.id, now);
    await sales.sell(member, ticket, { part: 50 });
    expect(await winsToday(book.db, member.id, now)).toBe((win + 1n) / 2n);
    await sales.sell(member, ticket);
    expect(await winsToday(book.db, member.id, now)).toBe(0n);
  });

  it('of the day count what a sale gained', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [await sales.match(), 'OU', 'OUC'],
    ]);
    await sales.report(one, [3, 3]);
    sales.letResultsStand();
    const { price } = await sales.offer(member, ticket);
    await sales.sell(member, ticket, { part: 50 });
    const gained = fen(price) / 2n - 5_000n;
    expect(await winsToday(book.db, member.id, now)).toBe(
      gained + fen((await sales.record(member)).winnable),
    );
  });

  it('adjust prices anew for the liability that is left', async () => {
    const one = await sales.match({ lid: '999' });
    const adjustments = async () =>
      (
        await book.db
          .selectFrom('sport_book_inputs')
          .select('data')
          .where('match_id', '=', one.id)
          .orderBy('id')
          .execute()
      ).map(row => row.data);
    member = await book.join(10_000_000n);
    const ticket = await sales.back(member, [[one, 'M', 'MH']], '5000');
    await sales.sell(member, ticket);
    const [bet, sold] = await adjustments();
    expect(bet).not.toBe('[[],[],[]]');
    expect(sold).toBe('[[],[],[]]');
  });
});

describe('turnover', () => {
  it('counts nothing for a bet that is sold whole, and no longer sets it against its opposite', async () => {
    const one = await sales.match();
    const ticket = await sales.back(member, [[one, 'EO', 'ODD']]);
    await sales.back(member, [[one, 'EO', 'EVEN']]);
    await sales.sell(member, ticket);
    await sales.report(one, [1, 1]);
    expect(await sales.record(member)).toMatchObject({ result: 'W', turnover: '100' });
  });
});
