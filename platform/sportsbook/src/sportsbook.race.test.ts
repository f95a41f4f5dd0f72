import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { childPlatform } from '@lobby/platform-testing/server/child-platform';
import { liabilityLimits } from '@lobby/pricing';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordResult } from './fixture-feed/fixture-results.ts';
import { voidBets } from './fixture-feed/fixture-voids.ts';
import { decideDue } from './orders/waiting/confirm.ts';
import { auditExposures } from './risk/audit.ts';
import { settleDue } from './settlement/settle.ts';
import { settleBet } from './settlement/settle-bet.ts';
import { sportOf } from './sports/sports.ts';

const title = onPostgres('two books on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let books: TestBook[];

  beforeAll(async () => {
    database = await throwawayDatabase();
    books = [await openTestBook(now, database.url), await openTestBook(now, database.url)];
  }, 300_000);
  afterAll(async () => {
    for (const book of books ?? []) await book.close();
    await database?.drop();
  });

  it('settle each bet once when both get every result', async () => {
    const [one, two] = books as [TestBook, TestBook];
    const match = testMatch({
      id: '70001',
      createdAt: now,
      kickoff: now + 3_600_000,
      real: { half: [0, 0], full: [2, 1] },
    });
    await one.addMatch(match);
    const member = await one.join(1_000_000n);
    for (let n = 0; n < 30; n++) {
      const book = n % 2 === 0 ? one : two;
      const outcome = await book.bet(member, await book.look(member, match, 'M', 'MH'));
      expect(outcome.code).toBe('560');
    }
    const before = await balanceOf(one.db, member.id);
    expect(before.held).toBe(30n * 10_000n);
    const later = timelineOf(match).fullTime + 10_000;
    const worlds = [one, two, one, two].map(async book => {
      for (const result of resultsOf(match, later)) await recordResult(book.db, result, later);
      return settleDue(book.db, later);
    });
    await Promise.all(worlds);
    await settleDue(one.db, later);
    const bets = await one.db
      .selectFrom('sport_bets as b')
      .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
      .select(['b.status', 'b.result', 'b.stake', 'b.net'])
      .where('match_id', '=', match.id)
      .execute();
    expect(bets.every(bet => bet.status === 'settled' && bet.result === 'W')).toBe(true);
    const won = bets.reduce((sum, bet) => sum + bet.net, 0n);
    expect(await balanceOf(one.db, member.id)).toEqual({ available: 1_000_000n + won, held: 0n });
    expect(await auditLedger(one.db)).toEqual([]);
  });

  it('count no turnover for opposite bets when each settles one of them at the same time', async () => {
    const [one, two] = books as [TestBook, TestBook];
    const members = await Promise.all(Array.from({ length: 20 }, () => one.join()));
    const match = testMatch({
      id: '70003',
      createdAt: now,
      kickoff: now + 3_600_000,
      real: { half: [0, 0], full: [2, 1] },
    });
    await one.addMatch(match);
    for (const book of books) book.clock.set(now);
    for (const member of members) {
      await one.bet(member, await one.look(member, match, 'EO', 'ODD'));
      await two.bet(member, await two.look(member, match, 'EO', 'EVEN'));
    }
    const later = timelineOf(match).fullTime + 10_000;
    await recordResult(one.db, { matchId: match.id, version: 2, half: [0, 0], full: [2, 1] }, later);
    const outcome = await one.db
      .selectFrom('sport_legs')
      .select(['bet_id as id', 'rtype'])
      .where('match_id', '=', match.id)
      .execute();
    const side = (rtype: string) => outcome.filter(bet => bet.rtype === rtype);
    await Promise.all([
      ...side('ODD').map(({ id }) => settleBet(one.db, id, later)),
      ...side('EVEN').map(({ id }) => settleBet(two.db, id, later)),
    ]);
    const bets = await one.db
      .selectFrom('sport_bets')
      .innerJoin('sport_legs', 'bet_id', 'id')
      .select(['status', 'turnover'])
      .where('match_id', '=', match.id)
      .execute();
    expect(bets).toEqual(Array.from({ length: 40 }, () => ({ status: 'settled', turnover: 0n })));
    expect(await auditLedger(one.db)).toEqual([]);
  });

  it('settle, correct and cancel at once: every bet ends as its newest result says', async () => {
    const [one, two] = books as [TestBook, TestBook];
    for (const book of books) book.clock.set(now);
    const matches = ['70011', '70012'].map(id =>
      testMatch({ id, createdAt: now, kickoff: now + 3_600_000, homeId: `${id}1`, awayId: `${id}2` }),
    );
    for (const match of matches) await one.addMatch(match);
    const members = await Promise.all(Array.from({ length: 8 }, () => one.join(30_000n)));
    for (const member of members) {
      const seen = [];
      for (const match of matches) seen.push(await one.look(member, match, 'M', 'MH'));
      await one.betAll(member, [{ seen }, { seen: seen.slice(0, 1) }, { seen: seen.slice(1) }]);
    }
    const [first, second] = matches.map(match => match.id) as [string, string];
    const home = { half: [0, 0], full: [1, 0] } as const;
    const away = { half: [0, 0], full: [0, 1] } as const;
    const settleOften = async (book: TestBook) => {
      for (let n = 0; n < 6; n++) await settleDue(book.db, now);
    };
    await Promise.all([
      settleOften(one),
      settleOften(two),
      (async () => {
        await recordResult(one.db, { matchId: first, version: 1, ...home }, now);
        await recordResult(one.db, { matchId: first, version: 2, ...away }, now);
        await recordResult(one.db, { matchId: first, version: 3, withdrawn: true }, now);
        await recordResult(one.db, { matchId: first, version: 4, ...home }, now);
      })(),
      (async () => {
        await recordResult(two.db, { matchId: second, version: 2, ...away }, now);
        await recordResult(two.db, { matchId: second, version: 1, ...home }, now);
        await voidBets(two.db, { matchId: second, wtype: 'M', reason: 'DK' }, now);
      })(),
      settleOften(one),
      settleOften(two),
    ]);
    await Promise.all([settleDue(one.db, now), settleDue(two.db, now)]);
    await settleDue(one.db, now);
    const bets = await one.db
      .selectFrom('sport_bets as b')
      .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
      .select(['b.id', 'b.kind', 'b.status', 'b.net', 'l.match_id', 'l.result', 'l.odds', 'b.stake'])
      .where('l.match_id', 'in', [first, second])
      .execute();
    expect(bets).toHaveLength(members.length * 4);
    for (const bet of bets) {
      expect([bet.status, bet.result]).toEqual(['settled', bet.match_id === first ? 'W' : 'D']);
    }
    const paid = (odds: string, stake: bigint) => (stake * BigInt(Math.round(Number(odds) * 100))) / 100n;
    for (const bet of bets.filter(each => each.match_id === first)) {
      // The series goes on without its void leg, so it pays what the single pays.
      expect(bet.net).toBe(paid(bet.odds, bet.stake) - bet.stake);
    }
    for (const member of members) expect((await balanceOf(one.db, member.id)).held).toBe(0n);
    expect(await auditLedger(one.db)).toEqual([]);
    expect(await auditExposures(one.db)).toEqual([]);
  });

  it('decide each waiting bet once', async () => {
    const [one, two] = books as [TestBook, TestBook];
    const goalless = { half: [0, 0], full: [0, 0] } as const;
    const id = Array.from({ length: 500 }, (_, n) => `71${n}`).find(name => {
      const { incidents } = timelineOf(testMatch({ id: name, kickoff: now - 600_000, real: goalless }));
      return incidents.every(each => each.shutFrom > now + 60_000 || each.shutUntil < now);
    })!;
    const match = testMatch({ id, createdAt: now, kickoff: now - 600_000, real: goalless });
    await one.addMatch(match);
    const member = await one.join(1_000_000n);
    for (let n = 0; n < 20; n++) {
      const outcome = await one.bet(member, await one.look(member, match, 'RM', 'RMN'));
      expect(outcome.code).toBe('delay');
    }
    for (const book of books) book.clock.advance(3_000);
    await Promise.all([one, two, one, two].map(book => decideDue(book.db, book.store, book.clock)));
    const { wagers } = v.parse(sportsbook.todayWagers.answer, await two.call('get_today_wagers', {}, member));
    expect(wagers.filter(bet => bet.status === 'open')).toHaveLength(20);
    expect(await auditLedger(one.db)).toEqual([]);
  });

  it('never exceed the limit of a selection under concurrent placements', async () => {
    const match = testMatch({ id: '70004', lid: '999', createdAt: now, kickoff: now + 3_600_000 });
    await books[0]!.addMatch(match);
    const members = await Promise.all(Array.from({ length: 16 }, () => books[0]!.join(10_000_000n)));
    const seen = await books[0]!.look(members[0]!, match, 'M', 'MH');
    const placed = await Promise.all(
      members.map((member, at) =>
        books[at % 2]!.bet(member, seen, { golds: '20000', autoOdd: 'all' }).catch(error => ({
          code: String(error),
        })),
      ),
    );
    const bets = await books[0]!.db
      .selectFrom('sport_bets')
      .innerJoin('sport_legs', 'bet_id', 'id')
      .select(['win'])
      .where('match_id', '=', match.id)
      .where('status', '=', 'open')
      .execute();
    const limit = liabilityLimits(sportOf(match).limits, match, { period: 'full', phase: 'pre' }).selection;
    const won = bets.reduce((sum, bet) => sum + bet.win, 0n);
    expect(won).toBeLessThanOrEqual(limit);
    // One more of these bets would have gone beyond it.
    expect(won + bets[0]!.win).toBeGreaterThan(limit);
    expect(placed.filter(answer => answer.code === '560')).toHaveLength(bets.length);
    expect(placed.every(answer => ['560', '555'].includes(answer.code))).toBe(true);
    const counted = await books[1]!.db
      .selectFrom('sport_exposures')
      .select('win')
      .where('match_id', '=', match.id)
      .executeTakeFirstOrThrow();
    expect(counted.win).toBe(won);
    expect(await auditLedger(books[0]!.db)).toEqual([]);
  });

  it('in two processes show the same prices at the same version', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lobby-prices-'));
    const servers = await Promise.all(
      [1, 2].map(() =>
        childPlatform(['--port', '0', '--data-dir', folder, '--seed', '5'], { DATABASE_URL: database.url }),
      ),
    );
    try {
      const lists = await Promise.all(
        servers.map(async server => {
          const request = { gtype: 'FT', showtype: 'today' };
          const call = { method: sportsbook.gameList.method, enName: 'CRTY' as const, Request: request };
          const answer = await testClient(server.url).call(contract.venue.resource, call);
          return v.parse(sportsbook.gameList.answer, answer);
        }),
      );
      const games = lists.map(list => new Map(list.ec.map(({ game }) => [`${game.gid} ${game.ver}`, game])));
      const shared = [...games[0]!.keys()].filter(key => games[1]!.has(key));
      expect(shared.length).toBeGreaterThan(10);
      for (const key of shared) expect(games[1]!.get(key)).toEqual(games[0]!.get(key));
    } finally {
      await Promise.all(servers.map(server => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
