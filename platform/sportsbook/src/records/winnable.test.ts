import { parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import { describe, expect, it } from 'vitest';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from '../settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** A series of three on over, 100 yuan, whose first leg is cancelled. */
async function withVoidLeg() {
  const picks: Pick[] = [];
  for (let n = 0; n < 3; n++) picks.push([await sales.match(), 'OU', 'OUC']);
  const ticket = await sales.back(member, picks);
  const placed = await sales.record(member);
  await voidBets(book.db, { matchId: picks[0]![0].id, reason: 'DK' }, now);
  await settleDue(book.db, now);
  return { ticket, placed, matches: picks.map(([match]) => match) };
}

type PlacedTicket = Awaited<ReturnType<typeof sales.record>>;

/** What 100 yuan win on legs at Hong Kong prices, in fen. */
const winOn = (legs: PlacedTicket['legs']) =>
  Math.round(10_000 * legs.reduce((product, { odds }) => product * (1 + Number(odds)), 1)) - 10_000;
const fen = (yuan: string) => Number(parseYuan(yuan));

describe('the winnings of an open series with a cancelled leg', () => {
  it('are those of the other legs, in the record and in the list of open bets', async () => {
    const { placed } = await withVoidLeg();
    expect(fen(placed.winnable)).toBe(winOn(placed.legs));
    const record = await sales.record(member);
    expect(record).toMatchObject({ status: 'open', legs: [{ result: 'D' }, { result: '' }, { result: '' }] });
    expect(fen(record.winnable)).toBe(winOn(placed.legs.slice(1)));
    const { wagers } = await book.call('get_today_wagers', {}, member);
    expect(wagers).toMatchObject([{ winnable: record.winnable, legs: [{ result: 'D' }, {}, {}] }]);
  });

  it('are what is paid when the others win', async () => {
    const { matches } = await withVoidLeg();
    const { winnable } = await sales.record(member);
    for (const match of matches) await sales.report(match, [5, 5]);
    expect(await sales.record(member)).toMatchObject({ status: 'settled', result: 'W', netWin: winnable });
  });

  it('are in proportion of what is left of it after a sale', async () => {
    const { ticket } = await withVoidLeg();
    const whole = fen((await sales.record(member)).winnable);
    await sales.sell(member, ticket, { part: 40 });
    expect(fen((await sales.record(member)).winnable)).toBe(Math.round(whole * 0.6));
  });
});
