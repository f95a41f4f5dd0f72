import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

it('a combination of one match is sold for its joint chance less one margin, and only once', async () => {
  const match = await sales.match();
  const ticket = await sales.back(member, [[match, 'SM', 'M:MH+OU:OUC@2.5']]);
  const { price } = await sales.offer(member, ticket);
  // The price keeps 18 %: 100 / 1.18 × 0.96 is 81.36.
  expect(Number(price)).toBeGreaterThan(79);
  expect(Number(price)).toBeLessThan(82.5);
  expect(await sales.sell(member, ticket, { part: 50 })).toMatchObject({ code: '560', stake_left: '50' });
  expect(await sales.sell(member, ticket)).toMatchObject({ code: '560', stake_left: '0' });
  expect(await sales.sell(member, ticket)).toMatchObject({ code: '555', errormsg: 'settled' });
  await sales.report(match, [2, 1]);
  await settleDue(book.db, book.clock.now());
  expect((await sales.money(member)).held).toBe(0n);
});

it('in play it waits as every sale does', async () => {
  const ticket = await sales.back(member, [[await sales.quietMatch(), 'RSM', 'RM:RMH+ROU:ROUC@1.5']]);
  expect(await sales.offer(member, ticket)).toMatchObject({ delay: 3_000 });
  expect(await sales.sell(member, ticket)).toMatchObject({ code: 'delay' });
});

it.each([
  ['a combination', 'SM', 'HM:HMC+M:MH'],
  ['half-time and full-time', 'F', 'FHH'],
])(
  '%s has no price while a half-time score is known that its match does not show',
  async (_, wtype, rtype) => {
    const match = await sales.match();
    const ticket = await sales.back(member, [[match, wtype, rtype]]);
    const { price } = await sales.offer(member, ticket);
    await recordResult(book.db, { matchId: match.id, version: 1, half: [1, 0] }, now);
    await settleDue(book.db, now);
    const refused = { code: '555', errormsg: 'suspended' };
    expect(await sales.view(member, ticket)).toMatchObject([refused]);
    expect(await sales.sell(member, ticket, { price, autoOdd: 'all' })).toMatchObject(refused);
    await recordResult(book.db, { matchId: match.id, version: 2, withdrawn: true }, now);
    await settleDue(book.db, now);
    expect(await sales.sell(member, ticket)).toMatchObject({ code: '560' });
  },
);
