import { randomUUID } from 'node:crypto';
import { hour } from '@lobby/calendar';
import { correctionWindow, type FixtureResult } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import { timelineOf } from '@lobby/simulation';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from '../settlement/settle.ts';
import { decideCashOutsDue } from './decide.ts';

const now = Date.UTC(2026, 10, 20, 12);
/** A correction that is due may be recorded this much later. */
const late = 5_000;
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** A series of over on two matches that have not begun. */
async function series(speed = 1) {
  const picks = [await sales.match({ speed }), await sales.match()].map((one): Pick => [one, 'OU', 'OUC']);
  return { one: picks[0]![0], ticket: await sales.back(member, picks) };
}

const reason = async (ticket: string) => {
  const [seen] = await sales.view(member, ticket);
  return seen?.code === '555' ? seen.errormsg : seen?.code;
};

describe('a series with a leg that was graded just now', () => {
  it('has no price and is not sold until the result can no longer be corrected', async () => {
    const { one, ticket } = await series();
    const { price } = await sales.offer(member, ticket);
    await sales.report(one, [3, 3]);
    const refused = { code: '555', errormsg: 'suspended', price: '' };
    expect(await reason(ticket)).toBe('suspended');
    expect(await sales.sell(member, ticket, { price, autoOdd: 'all' })).toMatchObject(refused);
    book.clock.advance(correctionWindow(one) + late - 1);
    expect(await reason(ticket)).toBe('suspended');
    expect(await sales.sell(member, ticket, { price, autoOdd: 'all' })).toMatchObject(refused);
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 10_000n });
    book.clock.advance(1);
    expect(await reason(ticket)).toBe('501');
    expect(await sales.sell(member, ticket)).toMatchObject({ code: '560' });
  });

  it('is worth nothing any more when the result is corrected meanwhile', async () => {
    const { one, ticket } = await series();
    await sales.report(one, [3, 3]);
    book.clock.advance(correctionWindow(one));
    await recordResult(book.db, { matchId: one.id, version: 3, full: [0, 0] }, book.clock.now());
    await settleDue(book.db, book.clock.now());
    expect(await reason(ticket)).toBe('settled');
    expect(await sales.record(member)).toMatchObject({ result: 'L', cashedOut: '0' });
  });

  it('waits again from the correction on when it leaves the leg won', async () => {
    const { one, ticket } = await series();
    await sales.report(one, [0, 0]);
    book.clock.advance(correctionWindow(one));
    await recordResult(book.db, { matchId: one.id, version: 3, full: [3, 3] }, book.clock.now());
    await settleDue(book.db, book.clock.now());
    book.clock.advance(correctionWindow(one));
    expect(await reason(ticket)).toBe('suspended');
    book.clock.advance(late);
    expect(await reason(ticket)).toBe('501');
  });

  it('has no price while the result is not the last score shown, until it is reported again', async () => {
    const one = await sales.match();
    const { full, fullTime } = timelineOf(one);
    const other = await sales.match({ kickoff: fullTime + hour });
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [other, 'OU', 'OUC'],
    ]);
    book.clock.set(fullTime + 4_000);
    await sales.report(one, [full[0] + 9, full[1]]);
    book.clock.advance(3 * correctionWindow(one));
    expect(await reason(ticket)).toBe('suspended');
    expect(await sales.sell(member, ticket, { autoOdd: 'all' })).toMatchObject({ code: '555' });
    const again = { matchId: one.id, version: 3, full: [full[0] + 9, full[1]] } as const;
    await recordResult(book.db, again, book.clock.now());
    await settleDue(book.db, book.clock.now());
    expect(await reason(ticket)).toBe('501');
  });

  it('waits less in a match that is played faster', async () => {
    const { one, ticket } = await series(60);
    expect(correctionWindow(one)).toBeLessThan(correctionWindow({ speed: 1 }) / 4);
    await sales.report(one, [3, 3]);
    book.clock.advance(correctionWindow(one) + late);
    expect(await reason(ticket)).toBe('501');
  });

  it('is sold at once when the leg was cancelled, which no result changes', async () => {
    const { one, ticket } = await series();
    await voidBets(book.db, { matchId: one.id, reason: 'DK' }, now);
    await settleDue(book.db, now);
    expect(await sales.sell(member, ticket)).toMatchObject({ code: '560' });
  });
});

describe('a leg on a half that is over', () => {
  it('has no price before its result is reported, nor while that may be corrected', async () => {
    const half = [3, 0] as const;
    const one = await sales.match({ real: { half, full: half } });
    const other = await sales.match({ kickoff: now + 12 * hour });
    const ticket = await sales.back(member, [
      [one, 'HOU', 'HOUC'],
      [other, 'OU', 'OUC'],
    ]);
    book.clock.set(timelineOf(one).firstHalfEnd);
    expect(await reason(ticket)).toBe('closed');
    await recordResult(book.db, { matchId: one.id, version: 1, half }, book.clock.now());
    await settleDue(book.db, book.clock.now());
    expect(await reason(ticket)).toBe('suspended');
    book.clock.advance(correctionWindow(one) + late);
    expect(await reason(ticket)).toBe('501');
  });
});

describe('a leg that both halves decide', () => {
  it('has no price while the score at half-time may be corrected, before it is graded and after', async () => {
    const [half, full] = [
      [1, 0],
      [2, 0],
    ] as const;
    const one = await sales.match({ real: { half, full } });
    const other = await sales.match({ kickoff: now + 12 * hour });
    const ticket = await sales.back(member, [
      [one, 'WE', 'WEH'],
      [other, 'OU', 'OUC'],
    ]);
    const say = async (parts: Partial<FixtureResult>) => {
      await recordResult(book.db, { matchId: one.id, version: 1, ...parts }, book.clock.now());
      await settleDue(book.db, book.clock.now());
    };
    const { firstHalfEnd, fullTime } = timelineOf(one);
    book.clock.set(firstHalfEnd);
    await say({ half });
    expect(await reason(ticket)).toBe('suspended');
    book.clock.advance(correctionWindow(one) + late);
    expect(await reason(ticket)).toBe('501');
    book.clock.set(fullTime);
    await say({ version: 2, half, full, certainty: 'scouted' });
    await say({ version: 3, full });
    book.clock.advance(correctionWindow(one) + late);
    expect(await reason(ticket)).toBe('501');
  });
});

describe('a sale that waits', () => {
  it('is refused when a leg is graded meanwhile, also by work that began before the sale', async () => {
    const [one, live] = [await sales.match(), await sales.quietMatch()];
    const ticket = await sales.back(member, [
      [one, 'OU', 'OUC'],
      [live, 'ROU', 'ROUH'],
    ]);
    const began = book.clock.now() - 1;
    const id = randomUUID();
    expect(await sales.sell(member, ticket, { autoOdd: 'all' }, id)).toMatchObject({ code: 'delay' });
    await recordResult(book.db, { matchId: one.id, version: 2, half: [0, 0], full: [3, 3] }, began);
    await settleDue(book.db, began);
    book.clock.advance(3_000);
    await decideCashOutsDue(book.db, book.store, book.clock);
    expect(await sales.ask(member, id)).toMatchObject({ code: '555', errormsg: 'match-changed', price: '' });
  });
});
