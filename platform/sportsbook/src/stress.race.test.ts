import { randomUUID } from 'node:crypto';
import { type Market, markets } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { liabilityLimits } from '@lobby/pricing';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose, drawsFor } from '@lobby/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { decideCashOutsDue } from './cash-out/decide.ts';
import { recordResult } from './fixture-feed/fixture-results.ts';
import { decideDue } from './orders/waiting/confirm.ts';
import { settleDue } from './settlement/settle.ts';
import { sportOf } from './sports/sports.ts';

const title = onPostgres('two books that place, decide, sell and settle at once');
const start = Date.UTC(2026, 10, 20, 12);
// How often something happens, ms, and how many orders and sales are sent then.
const every = dose({ small: 6_000, deep: 3_000 });
const [ordering, selling] = dose({ small: [8, 3], deep: [14, 4] });

describe.skipIf(!testDatabaseUrl)(title, () => {
  const books = twoBooks(start);
  const { pick, chance } = chooser(drawsFor('stress'));

  it('take locks in one order, keep every sum and exceed no limit', async () => {
    const [one] = books;
    // Played in a minute and a half each, so that one is settled at half-time while another is bet on.
    const matches = [5_000, 25_000, 50_000].map((late, at) =>
      testMatch({
        ...{ id: `9000${at}`, createdAt: start, kickoff: start + late, speed: 60, breakMinutes: 6 },
        ...{ homeId: `9000${at}1`, awayId: `9000${at}2` },
      }),
    );
    for (const match of matches) await one.addMatch(match);
    const members = await Promise.all(Array.from({ length: 8 }, () => one.join(100_000_000n)));
    const end = Math.max(...matches.map(match => timelineOf(match).fullTime)) + 2 * every;
    let [accepted, sold] = [0, 0];
    for (let at = start; at < end; at += every) {
      for (const [late, book] of books.entries()) book.clock.set(at + 40 * late);
      const orders = Array.from({ length: ordering }, async () => {
        const answer = chance(0.3)
          ? await orderSeries(pick(books), pick(members), matches)
          : await order(pick(books), pick(members), pick(matches));
        if (answer === '560' || answer === 'delay') accepted++;
      });
      const sales = Array.from({ length: selling }, async () => {
        const answer = await sell(pick(books), pick(members));
        if (answer === '560' || answer === 'delay') sold++;
      });
      const worlds = books.map(async book => {
        for (const match of matches) {
          for (const result of resultsOf(match, at)) await recordResult(book.db, result, at);
        }
        await Promise.all([
          decideDue(book.db, book.store, book.clock),
          decideCashOutsDue(book.db, book.store, book.clock),
          settleDue(book.db, at),
        ]);
      });
      // A deadlock is an error of the database, and fails here.
      await Promise.all([...orders, ...sales, ...worlds]);
      expect(await drifted(one)).toEqual([]);
      expect(await beyondLimits(one, matches)).toEqual([]);
    }
    for (const book of books) await decideDue(book.db, book.store, book.clock);
    await settleDue(one.db, end);
    expect(accepted).toBeGreaterThan(dose({ small: 30, deep: 100 }));
    expect(sold).toBeGreaterThan(dose({ small: 3, deep: 20 }));
    const left = await one.db
      .selectFrom('sport_bets')
      .select('id')
      .where('status', 'in', ['pending', 'open'])
      .execute();
    expect(left).toEqual([]);
    expect(await drifted(one)).toEqual([]);
    expect(await auditLedger(one.db)).toEqual([]);
  });

  /** Looks at any selection that can be bet on; undefined when it has no price. */
  async function look(book: TestBook, member: Member, match: TestMatch, format = 'H') {
    const phase = book.clock.now() < match.kickoff ? 'pre' : 'live';
    const market: Market = pick(markets.filter(each => each.phase === phase));
    const { rtype } = pick(market.picks);
    return book.look(member, match, market.wtype, rtype, format).catch(error => {
      if (!String(error).includes('no price')) throw error;
      return undefined;
    });
  }

  /** Sends an order on any selection; answers what it came to. */
  async function order(book: TestBook, member: Member, match: TestMatch): Promise<string> {
    const seen: Seen | undefined = await look(book, member, match, pick(['H', 'M', 'I', 'E']));
    if (!seen) return 'no price';
    const [golds, autoOdd] = [pick(['10', '100.37', '999', '20000']), pick(['all', 'better', 'never'])];
    const id = randomUUID();
    const { code } = await book.bet(member, seen, { golds, autoOdd }, id);
    // What becomes of it is also asked for elsewhere, while the workers decide.
    if (code === 'delay' && chance(0.5))
      await pick(books).call('get_dangerous', { operation_id: id }, member);
    return code;
  }

  /** Sells a part of a member's newest open ticket, at any price; answers what it came to. */
  async function sell(book: TestBook, member: Member): Promise<string> {
    const bet = await book.db
      .selectFrom('sport_bets')
      .select('ticket_id')
      .where('member_id', '=', member.id)
      .where('status', '=', 'open')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!bet) return 'no ticket';
    const id = randomUUID();
    const sale = { ticket_id: bet.ticket_id, part: pick([30, 100]), price: '1', autoOdd: 'all' };
    const { code } = await book.call('cash_out', { operation_id: id, ...sale }, member, id);
    if (chance(0.5)) await pick(books).call('get_cash_out', { operation_id: id }, member);
    return String(code);
  }

  /** Sends a series or a system on two or three of the matches, in any order. */
  async function orderSeries(book: TestBook, member: Member, matches: readonly TestMatch[]): Promise<string> {
    const [first, ...rest] = chance(0.5) ? matches : [...matches].reverse();
    const seen: Seen[] = [];
    for (const match of [first!, ...rest.slice(0, chance(0.5) ? 1 : 2)]) {
      const leg = await look(book, member, match);
      if (leg) seen.push(leg);
    }
    if (seen.length < 2) return 'no price';
    const folds = chance(0.5) ? [seen.length] : [2];
    const [answer] = await book.betAll(member, [{ seen, golds: pick(['10', '33.33', '500']), folds }], 'all');
    return answer!.code;
  }
});

/** Sums of exposure that are not what the bets say. */
async function drifted({ db }: TestBook): Promise<unknown[]> {
  const { rows } = await sql`SELECT match_id, wtype, rtype FROM (
      SELECT match_id, wtype, rtype, line, strong, score_at_bet, sum(exposure_win) AS win,
        coalesce(sum(exposure_risk) FILTER (WHERE status = 'open'), 0) AS risk,
        coalesce(sum(exposure_win) FILTER (WHERE status = 'pending'), 0) AS pending
      FROM sport_legs JOIN sport_bets ON id = bet_id
      WHERE status IN ('open', 'pending') AND (exposure_risk, exposure_win) <> (0, 0) GROUP BY 1, 2, 3, 4, 5, 6) bets
    FULL JOIN (SELECT * FROM sport_exposures WHERE (risk, win, pending) <> (0, 0, 0)) sums
      USING (match_id, wtype, rtype, line, strong, score_at_bet)
    WHERE (bets.risk, bets.win, bets.pending) IS DISTINCT FROM (sums.risk, sums.win, sums.pending)`.execute(
    db,
  );
  return rows;
}

/** Selections by whose singles the house could lose more than their limit; what rides on a leg grows as others win. */
async function beyondLimits({ db }: TestBook, matches: readonly TestMatch[]): Promise<unknown[]> {
  const sums = await db
    .selectFrom('sport_legs')
    .innerJoin('sport_bets', 'id', 'bet_id')
    .select(['match_id', 'wtype', 'rtype', sql<bigint>`sum(win)::bigint`.as('win')])
    .where('kind', '=', 'single')
    .where('status', 'in', ['pending', 'open'])
    .groupBy(['match_id', 'wtype', 'rtype'])
    .execute();
  return sums.filter(({ match_id, wtype, win }) => {
    const match = matches.find(({ id }) => id === match_id)!;
    const market = markets.find(each => each.wtype === wtype)!;
    return win > liabilityLimits(sportOf(match).limits, match, market).selection;
  });
}

function chooser(next: () => number) {
  return {
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    chance: (share: number): boolean => next() < share,
  };
}
