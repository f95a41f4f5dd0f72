import { cashOutMethods } from '@lobby/api-client/contract/game/cash-out';
import { minute } from '@lobby/calendar';
import { formatYuan, parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import { noOperatorSetting } from '@lobby/pricing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../../fixture-feed/fixture-results.ts';
import { setOperator } from '../../inputs/input-rows.ts';
import { settleDue } from '../../settlement/settle.ts';
import { decideCashOutsDue } from '../decide.ts';
import { runOrders } from './run-orders.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const set = async (ticket_id: string, target: string, who = member) =>
  v.parse(cashOutMethods.auto.answer, await book.call('set_auto_cash_out', { ticket_id, target }, who));
const run = () => runOrders(book.db, book.store, book.clock);
const autoOf = async (ticket: string) => (await sales.view(member, ticket))[0]!.auto;
const lettersOf = (who: Member) =>
  book.db.selectFrom('letters').selectAll().where('member_id', '=', who.id).execute();
const ordersOf = (who: Member) =>
  book.db
    .selectFrom('sport_auto_cash_outs')
    .select(['target', 'state', 'reason'])
    .where('member_id', '=', who.id)
    .execute();
/** So many yuan more than an offer. */
const above = (price: string, more = 1) => formatYuan(parseYuan(price)! + BigInt(100 * more));

/** A ticket on goals, before its match, and how to move its offer up or down. */
async function ticketOnGoals(picks: (match: Pick[0]) => readonly Pick[] = one => [[one, 'OU', 'OUC']]) {
  const one = await sales.match();
  const ticket = await sales.back(member, picks(one));
  const { price } = await sales.offer(member, ticket);
  const move = async (totalMilli: number) => {
    await setOperator(book.db, one.id, { ...noOperatorSetting, totalMilli }, book.clock.now());
    // Memory may be a tick old.
    book.clock.advance(10_000);
  };
  return { one, ticket, price, move };
}

describe('an order to sell at an offer', () => {
  it('is shown, changed and removed by its member alone', async () => {
    const { ticket, price } = await ticketOnGoals();
    expect(await autoOf(ticket)).toBe('');
    expect(await set(ticket, above(price))).toMatchObject({ code: '560', auto: above(price) });
    expect(await set(ticket, above(price, 2))).toMatchObject({ code: '560', auto: above(price, 2) });
    expect(await autoOf(ticket)).toBe(above(price, 2));
    const other = await book.join();
    expect(await set(ticket, '', other)).toMatchObject({ code: '555', errormsg: 'unknown-ticket' });
    expect(await set(ticket, '')).toMatchObject({ code: '560', auto: '' });
    expect(await set(ticket, '')).toMatchObject({ code: '560', auto: '' });
    expect(await autoOf(ticket)).toBe('');
    expect(await ordersOf(member)).toMatchObject([{ state: 'ended', reason: 'removed' }]);
  });

  it('is not taken for what there is already, for what can never be, and for what is not open', async () => {
    const { ticket, price } = await ticketOnGoals();
    expect(await set(ticket, price)).toMatchObject({ code: '555', errormsg: 'reached', price });
    expect(await set(ticket, '5000')).toMatchObject({ code: '555', errormsg: 'unreachable' });
    expect(await set(ticket, '0.99')).toMatchObject({ code: '555', errormsg: 'no-value' });
    await sales.sell(member, ticket);
    expect(await set(ticket, '150')).toMatchObject({ code: '555', errormsg: 'not-open' });
    expect(await ordersOf(member)).toEqual([]);
  });

  it('waits while the offer is lower, and sells at the offer of the moment once, never below what was asked', async () => {
    const { ticket, price, move } = await ticketOnGoals();
    await set(ticket, above(price, 5));
    expect(await run()).toBe(0);
    await move(200);
    const { price: jumped } = await sales.offer(member, ticket);
    expect(parseYuan(jumped)!).toBeGreaterThan(parseYuan(above(price, 5))!);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await sales.money(member)).toEqual({ available: 90_000n + parseYuan(jumped)!, held: 0n });
    expect(await ordersOf(member)).toMatchObject([{ state: 'ran', reason: '' }]);
    const [letter, ...more] = await lettersOf(member);
    expect(more).toEqual([]);
    expect(letter!.title).toBe(`注单已自动兑现：¥${jumped}`);
    expect(letter!.content_zh_tw).toContain(ticket);
    expect(await sales.record(member)).toMatchObject({ status: 'settled', cashedOut: jumped });
  });

  it('sells systems and combinations of one match too', async () => {
    const { ticket, price, move } = await ticketOnGoals(one => [[one, 'SM', 'M:MH+OU:OUC@2.5']]);
    await set(ticket, above(price, 2));
    await move(200);
    expect(await run()).toBe(1);
    expect((await sales.record(member)).status).toBe('settled');
  });

  it('ends when the ticket is sold by hand, in part too, and when it is settled', async () => {
    const [one, two] = [await ticketOnGoals(), await ticketOnGoals()];
    await set(one.ticket, above(one.price));
    await set(two.ticket, above(two.price));
    await sales.sell(member, one.ticket, { part: 50 });
    expect(await autoOf(one.ticket)).toBe('');
    await sales.report(two.one, [3, 3]);
    expect(await autoOf(two.ticket)).toBe('');
    expect((await ordersOf(member)).map(({ reason }) => reason).sort()).toEqual(['settled', 'sold']);
    expect(await run()).toBe(0);
    expect(await lettersOf(member)).toEqual([]);
  });

  it('rests while the account is frozen, and runs after', async () => {
    const { ticket, price, move } = await ticketOnGoals();
    await set(ticket, above(price));
    await move(200);
    const freeze = (frozen_at: bigint | null) =>
      book.db.updateTable('members').set({ frozen_at }).where('id', '=', member.id).execute();
    await freeze(BigInt(now));
    expect(await run()).toBe(0);
    await freeze(null);
    expect(await run()).toBe(1);
  });
});

describe('an order in play', () => {
  /** Under of a goalless match: it gains as the clock runs on. */
  async function under() {
    const ticket = await sales.back(member, [[await sales.quietMatch(), 'ROU', 'ROUH']]);
    return { ticket, ...(await sales.offer(member, ticket)) };
  }
  const letTimeRun = () => book.clock.advance(minute);

  it('waits as a sale by hand does, and cannot be changed meanwhile', async () => {
    const { ticket, price } = await under();
    const target = formatYuan(parseYuan(price)! + 1n);
    await set(ticket, target);
    letTimeRun();
    expect(await run()).toBe(1);
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
    expect(await set(ticket, '')).toMatchObject({ code: '555', errormsg: 'processing' });
    expect(await sales.sell(member, ticket)).toMatchObject({ errormsg: 'processing' });
    expect(await run()).toBe(0);
    book.clock.advance(3_000);
    await decideCashOutsDue(book.db, book.store, book.clock);
    const { cashedOut } = await sales.record(member);
    expect(parseYuan(cashedOut ?? '')!).toBeGreaterThanOrEqual(parseYuan(target)!);
    expect(await lettersOf(member)).toHaveLength(1);
    expect(await ordersOf(member)).toMatchObject([{ state: 'ran' }]);
  });

  it('goes on waiting when something happened before its sale was due', async () => {
    const { ticket, price } = await under();
    await set(ticket, formatYuan(parseYuan(price)! + 1n));
    letTimeRun();
    await run();
    const id = (await sales.record(member)).legs[0]!.ecid;
    await setOperator(book.db, id, noOperatorSetting, book.clock.now());
    book.clock.advance(3_000);
    await decideCashOutsDue(book.db, book.store, book.clock);
    expect(await ordersOf(member)).toMatchObject([{ state: 'waiting' }]);
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
    expect(await run()).toBe(1);
  });

  it('ends with the settlement that comes before its sale is due', async () => {
    const { ticket, price } = await under();
    await set(ticket, formatYuan(parseYuan(price)! + 1n));
    letTimeRun();
    await run();
    const match_id = (await sales.record(member)).legs[0]!.ecid;
    const result = { matchId: match_id, version: 2, half: [0, 0], full: [0, 0] } as const;
    await recordResult(book.db, result, book.clock.now());
    await settleDue(book.db, book.clock.now());
    const { available } = await sales.money(member);
    book.clock.advance(3_000);
    await decideCashOutsDue(book.db, book.store, book.clock);
    expect(await sales.money(member)).toEqual({ available, held: 0n });
    expect(await ordersOf(member)).toMatchObject([{ state: 'ended', reason: 'settled' }]);
  });
});
