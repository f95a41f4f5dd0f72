import { salesOf } from '@lobby/platform-testing/book/test-sales';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from './settle.ts';

const title = onPostgres('two books that correct on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);
const home = { half: [0, 0], full: [1, 0] } as const;
const away = { half: [0, 0], full: [0, 1] } as const;

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  let sales: [ReturnType<typeof salesOf>, ReturnType<typeof salesOf>];

  beforeAll(async () => {
    sales = [salesOf(books[0], now), salesOf(books[1], now)];
  }, 300_000);

  const settleAt = (which: 0 | 1) => settleDue(books[which].db, now);

  it('come to one outcome when a series is corrected, settled and sold at once', async () => {
    for (let n = 0; n < 10; n++) {
      for (const book of books) book.clock.set(now);
      const member = await books[0].join();
      const [first, second] = [await sales[0].match(), await sales[0].match()];
      const ticket = await sales[0].back(member, [
        [first, 'M', 'MH'],
        [second, 'M', 'MH'],
      ]);
      await recordResult(books[0].db, { matchId: first.id, version: 1, ...home }, now);
      await settleAt(0);
      for (const each of sales) each.letResultsStand();
      const { price } = await sales[0].offer(member, ticket);
      const parts = { price, autoOdd: 'all' };
      await Promise.all([
        (async () => {
          await recordResult(books[0].db, { matchId: first.id, version: 2, ...away }, now);
          await settleAt(0);
          await recordResult(books[0].db, { matchId: first.id, version: 3, ...home }, now);
        })(),
        settleAt(1),
        sales[0].sell(member, ticket, { ...parts, part: 50 }),
        sales[1].sell(member, ticket, { ...parts, part: 50 }),
        settleAt(0),
      ]);
      await Promise.all([settleAt(0), settleAt(1)]);
      await recordResult(books[1].db, { matchId: second.id, version: 1, ...away }, now);
      await Promise.all([
        settleAt(0),
        settleAt(1),
        voidBets(books[1].db, { matchId: second.id, wtype: 'M', reason: 'DK' }, now),
      ]);
      await Promise.all([settleAt(0), settleAt(1)]);
      await settleAt(0);
      const bet = await books[0].db
        .selectFrom('sport_bets')
        .selectAll()
        .where('ticket_id', '=', ticket)
        .executeTakeFirstOrThrow();
      // Won with the void leg: the part that is left pays the price of the first leg.
      expect(bet).toMatchObject({ status: 'settled', result: 'W' });
      expect(await sales[0].money(member)).toEqual({ available: 100_000n + bet.net, held: 0n });
      const { odds } = await books[0].db
        .selectFrom('sport_legs')
        .select('odds')
        .where('bet_id', '=', bet.id)
        .where('leg', '=', 0)
        .executeTakeFirstOrThrow();
      const left = bet.risk - bet.sold_risk;
      const won = (left * BigInt(Math.round(Number(odds) * 100))) / 100n;
      expect(bet.net).toBe(won + bet.cashed_out - bet.risk);
    }
    expect(await sales[0].audits()).toEqual([]);
  });
});
