import { randomUUID } from 'node:crypto';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import { expect, it } from 'vitest';
import { voidBets } from './fixture-feed/fixture-voids.ts';
import { decideDue } from './orders/waiting/confirm.ts';
import { settleDue } from './settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const homeAndOver = 'M:MH+OU:OUC@2.5';
const lookAt = async (...picks: readonly Pick[]) => {
  const seen: Seen[] = [];
  for (const pick of picks) seen.push(await book.look(member, ...pick));
  return seen;
};
const bet = async (seen: readonly Seen[], parts = {}) =>
  (await book.betAll(member, [{ seen, ...parts }]))[0]!;
const hundredths = ({ ioratio }: Seen) => BigInt(Math.round(Number(ioratio) * 100));
const previewOf = (seen: readonly Seen[]) =>
  book.call(
    'Total_order_view',
    {
      odd_f_type: 'H',
      picks: seen.map(({ pick: { odd_f_type: _, ...pick } }) => pick),
      folds: [seen.length],
    },
    member,
  );

it('a series with a combination of one match wins the product of the prices, and shows the parts', async () => {
  const seen = await lookAt([await sales.match(), 'SM', homeAndOver], [await sales.match(), 'M', 'MH']);
  const [one, two] = seen.map(hundredths);
  expect(await bet(seen)).toMatchObject({ code: '560', folds: [2], risk: '100' });
  // A stake of 100 yuan is 10,000 fen, and the product of the prices is in ten thousandths.
  const winnable = Number(one! * two! - 10_000n) / 100;
  const record = await sales.record(member);
  expect(Number(record.winnable)).toBe(winnable);
  expect(record).toMatchObject({
    kind: 'series',
    legs: [
      { wtype: 'SM', rtype: homeAndOver, odds: seen[0]!.ioratio },
      { wtype: 'M', rtype: 'MH' },
    ],
  });
  expect(await sales.audits()).toEqual([]);
});

it('is priced with the limits of its combination, which count in its outcomes alone', async () => {
  const match = await sales.match();
  const rich = await book.join(100_000_000n);
  const most = async (rtype: string) => {
    const { pick } = await book.look(rich, match, 'M', rtype);
    return Number((await book.call('FT_order_view', pick, rich)).gold_gmax);
  };
  const [away, home] = [await most('MC'), await most('MH')];
  for (let at = 0; at < 3; at++) {
    const seen = await lookAt([match, 'SM', 'M:MC+OU:OUC@4.5+TS:Y'], [await sales.match(), 'M', 'MH']);
    const { ticket } = await previewOf(seen);
    const { gold_gmax: golds } = ticket as { gold_gmax: string };
    expect(Number(golds)).toBeLessThanOrEqual(2_000);
    const [over] = await book.betAll(rich, [{ seen, golds: '2001' }]);
    expect(over).toMatchObject({ code: '555', errormsg: 'above-maximum', gold_gmax: golds });
    expect(await book.betAll(rich, [{ seen, golds }])).toMatchObject([{ code: '560' }]);
  }
  expect(await most('MC')).toBeLessThan(away);
  expect(await most('MH')).toBe(home);
  expect(await sales.audits()).toEqual([]);
});

it.each([
  ['a pick of its match', 'M', 'MH', 0, 'same-match'],
  ['a pick of its match by the number of the half', 'HM', 'HMH', 1, 'same-event'],
  ['another combination of its match', 'SM', 'M:MH+TS:Y', 0, 'same-match'],
  ['itself', 'SM', homeAndOver, 0, 'same-match'],
])(
  'stands in no series with %s, whatever the order and the form',
  async (_, wtype, rtype, line, errormsg) => {
    const match = await sales.match();
    const [combined, other, apart] = await lookAt(
      [match, 'SM', homeAndOver],
      [match, wtype, rtype],
      [await sales.match(), 'M', 'MH'],
    );
    const beside = { ...other!, pick: { ...other!.pick, gid: `${match.id}${line}` } };
    for (const seen of [
      [combined!, beside, apart!],
      [beside, apart!, combined!],
    ]) {
      expect(await bet(seen)).toMatchObject({ code: '555', errormsg });
      expect(await bet(seen, { folds: [2, 3], golds: '10' })).toMatchObject({ code: '555', errormsg });
      expect(await previewOf(seen)).toMatchObject({ ticket: { code: '555', errormsg } });
    }
    expect(await sales.money(member)).toEqual({ available: 100_000n, held: 0n });
  },
);

it.each([
  ['a match of one of its teams', { homeId: '777' }, { awayId: '777' }, 'same-team'],
  ['a drawn match', {}, { gtype: 'VF' } as const, 'not-combinable'],
])('stands in no series with %s', async (_, own, others, errormsg) => {
  const seen = await lookAt(
    [await sales.match(own), 'SM', homeAndOver],
    [await sales.match(others), 'SM', 'M:MC+TS:Y'],
  );
  expect(await bet(seen)).toMatchObject({ code: '555', errormsg });
});

it('takes no part of another match: a combination is priced on the match that its number names', async () => {
  const [one, other] = [await sales.match(), await sales.match()];
  const [seen, apart] = await lookAt([one, 'SM', homeAndOver], [other, 'M', 'MH']);
  const onHalf = { ...seen!, pick: { ...seen!.pick, gid: `${one.id}1` } };
  expect(await bet([onHalf, apart!])).toMatchObject({ code: '555', errormsg: 'closed' });
});

it('is asked again when the price of its combination was another one', async () => {
  const [combined, other] = await lookAt(
    [await sales.match(), 'SM', homeAndOver],
    [await sales.match(), 'M', 'MH'],
  );
  const dear = { ...combined!, ioratio: '99.00' };
  expect(await bet([dear, other!])).toMatchObject({
    code: '555',
    errormsg: 'odds-changed',
    legs: [{ gid: combined!.pick.gid, errormsg: 'odds-changed', quote: { ioratio: combined!.ioratio } }],
  });
  const [taken] = await book.betAll(member, [{ seen: [dear, other!] }], 'all');
  expect(taken).toMatchObject({ code: '560', legs: [{ ioratio: combined!.ioratio }, {}] });
});

it('in play waits with all its legs, and is refused when a part is decided meanwhile', async () => {
  const live = await sales.quietMatch();
  const seen = await lookAt([await sales.match(), 'M', 'MH'], [live, 'RSM', 'RM:RMH+ROU:ROUC@1.5']);
  const place = async () => {
    const operationId = randomUUID();
    expect(await bet(seen, { operationId })).toMatchObject({ code: 'delay' });
    return async () => {
      book.clock.advance(3_000);
      await decideDue(book.db, book.store, book.clock);
      return book.call('get_dangerous', { operation_id: operationId }, member);
    };
  };
  const answer = await place();
  expect(await answer()).toMatchObject({ code: '560' });
  const refused = await place();
  await voidBets(book.db, { matchId: live.id, wtype: 'ROU', reason: 'DD' }, book.clock.now());
  expect(await refused()).toMatchObject({ code: '555' });
  expect((await sales.money(member)).held).toBe(10_000n);
  expect(await sales.audits()).toEqual([]);
});

it('goes on without a combination of which a part is void, and returns all when every leg is', async () => {
  const [one, other] = [await sales.match(), await sales.match()];
  await sales.back(member, [
    [one, 'SM', homeAndOver],
    [other, 'SM', 'M:MH+TS:Y'],
  ]);
  const price = (await sales.record(member)).legs[1]!.odds;
  await voidBets(book.db, { matchId: one.id, wtype: 'OU', reason: 'DD' }, book.clock.now());
  await settleDue(book.db, book.clock.now());
  await sales.report(other, [2, 1]);
  const won = await sales.record(member);
  expect(won).toMatchObject({
    status: 'settled',
    legs: [{ result: 'D', cancelReason: 'DD' }, { result: 'W' }],
  });
  expect(Number(won.netWin)).toBeCloseTo(100 * (Number(price) - 1), 8);
  await voidBets(book.db, { matchId: other.id, wtype: 'TS', reason: 'DD' }, book.clock.now());
  await settleDue(book.db, book.clock.now());
  expect(await sales.record(member)).toMatchObject({ result: 'D', netWin: '0' });
  expect(await sales.money(member)).toEqual({ available: 100_000n, held: 0n });
  expect(await sales.audits()).toEqual([]);
});

it('is sold for what its legs are worth together less one margin, and for the rest when one has won', async () => {
  const [one, other] = [await sales.match(), await sales.match()];
  const ticket = await sales.back(member, [
    [one, 'SM', homeAndOver],
    [other, 'SM', 'M:MH+TS:Y'],
  ]);
  // Each price keeps 18 %: 100 / 1.18² × 0.96 is 68.9.
  const { price } = await sales.offer(member, ticket);
  expect(Number(price)).toBeGreaterThan(66);
  expect(Number(price)).toBeLessThan(70);
  const [{ odds }] = (await sales.record(member)).legs as unknown as [{ odds: string }];
  await sales.report(one, [3, 0]);
  sales.letResultsStand();
  const after = Number((await sales.offer(member, ticket)).price);
  expect(after).toBeGreaterThan(79 * Number(odds));
  expect(after).toBeLessThan(83 * Number(odds));
  expect(await sales.sell(member, ticket)).toMatchObject({ code: '560', stake_left: '0' });
  expect(await sales.audits()).toEqual([]);
});
