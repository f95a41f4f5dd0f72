import { salesOf } from '@lobby/platform-testing/book/test-sales';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from './settle.ts';

const title = onPostgres('orders on one Postgres while a result is reported');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  let sales: [ReturnType<typeof salesOf>, ReturnType<typeof salesOf>];

  beforeAll(async () => {
    sales = [salesOf(books[0], now), salesOf(books[1], now)];
  }, 300_000);

  const settleAt = (which: 0 | 1) => settleDue(books[which].db, now);
  const betsOn = (matchId: string) =>
    books[0].db
      .selectFrom('sport_bets as b')
      .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
      .select(['b.status', 'b.result', 'b.net', 'b.risk'])
      .where('l.match_id', '=', matchId)
      .execute();

  it('are refused or settled by it, and stand again once it is withdrawn', async () => {
    for (let n = 0; n < 10; n++) {
      const member = await books[0].join(1_000_000n);
      const match = await sales[0].match();
      const seen = await books[0].look(member, match, 'SM', 'HM:HMC+M:MH');
      const alone = await books[0].look(member, match, 'HM', 'HMC');
      const order = (which: 0 | 1, of: typeof seen) => books[which].bet(member, of);
      const answers = await Promise.all([
        order(0, seen),
        order(1, alone),
        recordResult(books[1].db, { matchId: match.id, version: 1, half: [1, 0], full: [2, 0] }, now),
        settleAt(0),
        order(1, seen),
        order(0, alone),
        settleAt(1),
      ]);
      const codes = answers.flatMap(answer => (answer && 'code' in answer ? [String(answer.code)] : []));
      expect(codes).toHaveLength(4);
      expect(codes.filter(code => code !== '560' && code !== '555')).toEqual([]);
      expect(await order(0, seen)).toMatchObject({ code: '555', errormsg: 'closed' });
      await Promise.all([settleAt(0), settleAt(1)]);
      await settleAt(0);
      const lost = await betsOn(match.id);
      expect(lost).toHaveLength(codes.filter(code => code === '560').length);
      expect(lost.filter(bet => bet.status !== 'settled' || bet.result !== 'L')).toEqual([]);
      const spent = lost.reduce((sum, { risk }) => sum + risk, 0n);
      expect(await sales[0].money(member)).toEqual({ available: 1_000_000n - spent, held: 0n });
      await Promise.all([
        recordResult(books[0].db, { matchId: match.id, version: 2, withdrawn: true }, now),
        settleAt(1),
        settleAt(0),
      ]);
      await Promise.all([settleAt(0), settleAt(1)]);
      await settleAt(0);
      expect((await betsOn(match.id)).filter(({ status }) => status !== 'open')).toEqual([]);
      expect(await sales[0].money(member)).toEqual({ available: 1_000_000n - spent, held: spent });
      expect(await order(1, alone)).toMatchObject({ code: '560' });
    }
    expect(await sales[0].audits()).toEqual([]);
  });
});
