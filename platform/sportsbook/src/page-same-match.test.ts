import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { describe, expect, it } from 'vitest';
import { voidBets } from './fixture-feed/fixture-voids.ts';
import { settleDue } from './settlement/settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const homeAndOver = 'M:MH+OU:OUC@2.5';
const homeAtHalfToo = 'HM:HMH+M:MH+OU:OUC@2.5';
const preview = (id: string, wtype: string, rtype: string) =>
  book.call(
    'FT_order_view',
    { odd_f_type: 'M', gid: `${id}0`, gtype: 'FT', wtype, rtype, chose_team: '' },
    member,
  );

describe('several picks of one match', () => {
  it('are quoted as one bet in decimal odds, with limits of their own', async () => {
    const match = await sales.match();
    const seen = await preview(match.id, 'SM', homeAndOver);
    expect(seen).toMatchObject({
      code: '501',
      odd_f_type: 'E',
      ratio: '',
      gold_gmin: '10',
      gold_gmax: '2000',
    });
    const { ioratio } = await book.look(member, match, 'M', 'MH');
    expect(Number(seen.ioratio)).toBeGreaterThan(Number(ioratio));
  });

  it.each([
    ['M:MC+M:MH', 'impossible'],
    ['PD:H1C0+TS:Y', 'impossible'],
    ['DC:DCHN+M:MH', 'redundant'],
    ['M:MH', 'closed'],
    ['M:MH+OU:OUC@2', 'closed'],
  ])('are refused as %s: %s', async (rtype, errormsg) => {
    const match = await sales.match();
    expect(await preview(match.id, 'SM', rtype)).toEqual({ code: '555', errormsg });
  });

  it.each([
    [[2, 1], [1, 0], 'W'],
    [[2, 1], [0, 0], 'L'],
    [[2, 0], [1, 0], 'L'],
  ] as const)('are settled by the final %j after %j as %s', async (full, half, result) => {
    const match = await sales.match();
    await sales.back(member, [[match, 'SM', homeAtHalfToo]]);
    const { risk, winnable } = await sales.record(member);
    await sales.report(match, full, half);
    const record = await sales.record(member);
    expect(record).toMatchObject({ status: 'settled', result, kind: 'single' });
    expect(record.netWin).toBe(result === 'W' ? winnable : `-${risk}`);
    expect(record.legs).toMatchObject([{ wtype: 'SM', rtype: homeAtHalfToo, score: full.join(':') }]);
  });

  it('are returned when one of them is void, whatever the others came to', async () => {
    const match = await sales.match();
    await sales.back(member, [[match, 'SM', homeAndOver]]);
    await sales.back(member, [[match, 'SM', 'M:MH+TS:Y']]);
    await voidBets(book.db, { matchId: match.id, wtype: 'OU', reason: 'DD' }, book.clock.now());
    await settleDue(book.db, book.clock.now());
    await sales.report(match, [2, 0]);
    expect((await recordsOf(book, member)).map(({ result, cancelReason }) => [result, cancelReason])).toEqual(
      [
        ['L', ''],
        ['D', 'DD'],
      ],
    );
    expect(await sales.money(member)).toEqual({ available: 90_000n, held: 0n });
  });

  it('in play wait as every bet does, and count from the score of the bet', async () => {
    const match = await sales.quietMatch();
    await sales.back(member, [[match, 'RSM', 'RE:REH@-0.5+ROU:ROUC@1.5']]);
    await sales.report(match, [2, 0]);
    expect(await sales.record(member)).toMatchObject({
      result: 'W',
      legs: [{ isRB: true, scoreAtBet: '0:0' }],
    });
  });

  it('count against what a member may win on the match, in the outcomes in which they win', async () => {
    const match = await sales.match();
    const rich = await book.join(100_000_000n);
    const most = async (wtype: string, rtype: string) => {
      const { pick } = await book.look(member, match, wtype, rtype);
      return Number((await book.call('FT_order_view', pick, rich)).gold_gmax ?? 0);
    };
    const [away, home] = [await most('M', 'MC'), await most('M', 'MH')];
    for (let at = 0; at < 2; at++) {
      const seen = await book.look(member, match, 'SM', 'M:MC+OU:OUC@4.5+TS:Y');
      const golds = String(await most('SM', 'M:MC+OU:OUC@4.5+TS:Y'));
      expect(await book.bet(rich, seen, { golds })).toMatchObject({ code: '560' });
    }
    expect(await most('M', 'MC')).toBeLessThan(away);
    expect(await most('M', 'MH')).toBe(home);
  });
});
