import { dailyPayoutCap } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import type { Seen } from '@lobby/platform-testing/book/test-book';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { liabilityLimits, seriesLimits } from '@lobby/pricing';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditExposures } from './risk/audit.ts';
import { sportOf } from './sports/sports.ts';

const title = onPostgres('a hundred series at once in two books');
const now = Date.UTC(2026, 10, 20, 12);
const rich = 10_000_000_000n;

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  let count = 0;

  async function matches(many: number): Promise<TestMatch[]> {
    const made = Array.from({ length: many }, () => {
      const id = `960${++count}`;
      const teams = { homeId: `${id}1`, awayId: `${id}2` };
      return testMatch({ id, lid: '999', createdAt: now, kickoff: now + 3_600_000, ...teams });
    });
    for (const match of made) await books[0].addMatch(match);
    return made;
  }

  /** Sends the same series a hundred times, from both books in turn; answers how many were taken. */
  async function hundred(members: readonly Member[], seen: readonly Seen[], golds: string): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const member = members[at % members.length]!;
        const [answer] = await books[at % 2]!.betAll(member, [{ seen, golds }], 'all');
        return answer!.code;
      }),
    );
    expect(answers.filter(code => code !== '560' && code !== '555')).toEqual([]);
    expect(await auditLedger(books[0].db)).toEqual([]);
    expect(await auditExposures(books[0].db)).toEqual([]);
    return answers.filter(code => code === '560').length;
  }

  const winsOf = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ win: string; exposure: string }>`SELECT sum(win)::text AS win,
      sum(exposure_win)::text AS exposure FROM sport_legs l JOIN sport_bets ON id = bet_id
      WHERE status = 'open' AND ${where}`.execute(books[0].db);
    return { win: BigInt(rows[0]!.win), exposure: BigInt(rows[0]!.exposure) };
  };
  const seenOf = async (member: Member, of: readonly TestMatch[], rtype = 'MH') => {
    const seen: Seen[] = [];
    for (const match of of) seen.push(await books[0].look(member, match, 'M', rtype));
    return seen;
  };

  it('never hold more than the balance', async () => {
    const [book] = books;
    const member = await book.join(100_000n);
    const accepted = await hundred([member], await seenOf(member, await matches(3)), '30');
    expect(accepted).toBe(33);
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 1_000n, held: 99_000n });
  });

  it('never exceed what a member may win in a day', async () => {
    const [book] = books;
    const member = await book.join(rich);
    const [first, ...others] = await matches(3);
    await book.betAll(member, [{ seen: await seenOf(member, [first!]) }]);
    await book.db
      .updateTable('sport_bets')
      .set({ win: dailyPayoutCap('FT') - 1_000_000n })
      .where('member_id', '=', member.id)
      .execute();
    const accepted = await hundred([member], await seenOf(member, others), '100');
    expect(accepted).toBeGreaterThan(5);
    const { win } = await winsOf(sql`kind = 'series' AND l.member_id = ${member.id} AND leg = 0`);
    expect(win).toBeLessThanOrEqual(1_000_000n);
    expect(win + win / BigInt(accepted)).toBeGreaterThan(1_000_000n);
  });

  it('never exceed what one member may win on a match, nor what all may win on a selection', async () => {
    const [book] = books;
    const games = await matches(2);
    const limits = liabilityLimits(sportOf(games[0]!).limits, games[0]!, { period: 'full', phase: 'pre' });
    const one = await book.join(rich);
    const alone = await hundred([one], await seenOf(one, games), '2000');
    const own = await winsOf(sql`l.member_id = ${one.id} AND match_id = ${games[0]!.id}`);
    expect(own.exposure).toBeLessThanOrEqual(limits.ownSelection);
    expect(own.exposure + own.exposure / BigInt(alone)).toBeGreaterThan(limits.ownSelection);
    const others = await Promise.all(Array.from({ length: 10 }, () => book.join(rich)));
    expect(await hundred(others, await seenOf(others[0]!, games), '2000')).toBeGreaterThan(0);
    const all = await winsOf(sql`match_id = ${games[0]!.id}`);
    expect(all.exposure).toBeLessThanOrEqual(limits.selection);
  });

  it('never exceed what all series with the same match may win together', async () => {
    const [book] = books;
    const games = await matches(6);
    const members = await Promise.all(Array.from({ length: 20 }, () => book.join(rich)));
    const seen = await seenOf(members[0]!, games, 'MC');
    const accepted = await hundred(members, seen, '100');
    const { win } = await winsOf(sql`match_id = ${games[0]!.id}`);
    expect(win).toBeLessThanOrEqual(seriesLimits.match);
    expect(accepted).toBeGreaterThan(1);
    expect(win + win / BigInt(accepted)).toBeGreaterThan(seriesLimits.match);
  });
});
