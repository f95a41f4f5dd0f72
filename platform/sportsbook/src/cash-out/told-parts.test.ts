import type { FixtureResult } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { decideCashOutsDue } from './decide.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

async function report({ id }: TestMatch, parts: Partial<FixtureResult>) {
  await recordResult(book.db, { matchId: id, version: 1, ...parts }, book.clock.now());
  await settleDue(book.db, book.clock.now());
}
const answer = async (ticket: string) => {
  const [seen] = await sales.view(member, ticket);
  return seen?.code === '555' ? seen.errormsg : seen?.code;
};

describe('a leg that a reported result tells in part', () => {
  it.each([
    ['M', 'MH'],
    ['OU', 'OUC'],
    ['SM', 'M:MH+TS:Y'],
  ])(
    'is not sold on %s once the half is reported and not shown, alone or in a series',
    async (wtype, rtype) => {
      const [one, other] = [await sales.match(), await sales.match()];
      const own: Pick = [one, wtype, rtype];
      const tickets = [await sales.back(member, [own]), await sales.back(member, [own, [other, 'M', 'MH']])];
      const { price } = await sales.offer(member, tickets[0]!);
      await report(one, { half: [3, 0] });
      for (const ticket of tickets) {
        expect(await answer(ticket)).toBe('suspended');
        expect(await sales.sell(member, ticket, { price, autoOdd: 'all' })).toMatchObject({ code: '555' });
      }
    },
  );

  it('is not sold in a system, nor on a quarter of an hour that its goals tell', async () => {
    const [one, two, three] = [await sales.match(), await sales.match(), await sales.match()];
    const picks: Pick[] = [
      [one, 'I4M', 'I4MN'],
      [two, 'M', 'MH'],
      [three, 'M', 'MH'],
    ];
    const ticket = await sales.back(member, picks, '100', [2]);
    await report(one, { half: [0, 0] });
    expect(await answer(ticket)).toBe('501');
    await report(one, { version: 2, goals: [{ side: 'H', minute: '50' }] });
    expect(await answer(ticket)).toBe('suspended');
  });

  it('is not sold on basketball whose quarters are reported before they are shown', async () => {
    const game = await sales.match({ gtype: 'BK', lid: '801', expected: [111.5, 108] });
    const picks: Pick[] = [
      [game, 'HOU', 'HOUC'],
      [game, 'Q2OU', 'Q2OUC'],
      [game, 'Q3OU', 'Q3OUC'],
    ];
    const tickets: string[] = [];
    for (const pick of picks) tickets.push(await sales.back(member, [pick]));
    await report(game, { quarters: [[40, 30]] });
    expect(await Promise.all(tickets.map(answer))).toEqual(['suspended', '501', '501']);
    await report(game, { version: 2, half: [70, 60] });
    expect(await Promise.all(tickets.slice(2).map(answer))).toEqual(['501']);
  });

  it('is not sold where the sale waited while that was reported', async () => {
    const live = await sales.quietMatch();
    const ticket = await sales.back(member, [[live, 'ROU', 'ROUH']]);
    const id = '6f1f6f43-50c6-4f5c-b1f9-0d5cc6e3a5b1';
    expect(await sales.sell(member, ticket, { autoOdd: 'all' }, id)).toMatchObject({ code: 'delay' });
    await report(live, { half: [0, 0] });
    book.clock.advance(3_000);
    await decideCashOutsDue(book.db, book.store, book.clock);
    expect(await sales.ask(member, id)).toMatchObject({ code: '555', errormsg: 'match-changed' });
  });
});
