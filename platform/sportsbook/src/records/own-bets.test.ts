import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownBets } from './own-bets.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

/** Home to win, at a match of its own. */
async function look(id: string) {
  const teams = { homeId: `${id}1`, awayId: `${id}2` };
  const match = testMatch({ id, createdAt: now, kickoff: now + 3_600_000, ...teams });
  await book.addMatch(match);
  return { match, seen: await book.look(member, match, 'M', 'MH') };
}

interface Row {
  readonly venue: string;
  readonly key: string;
  readonly placed_at: bigint;
  readonly stake: bigint;
  readonly counts: boolean;
}

/** The rows of a member, oldest first. */
async function rowsOf({ begin = 0, end = now * 2 } = {}): Promise<readonly Row[]> {
  const rows = ownBets.rows({ memberId: member.id, begin, end });
  return (await sql<Row>`SELECT * FROM (${rows}) AS own ORDER BY placed_at`.execute(book.db)).rows;
}
const linesOf = async (langx = 'zh-CN') => {
  const rows = await rowsOf();
  const lines = await ownBets.lines(book.db, rows, langx);
  return rows.map(row => lines.get(row));
};

describe('the bets of a member at the sportsbook', () => {
  it('are a line each: how much, and what the first leg is on', async () => {
    const [one, two, three] = [await look('8101'), await look('8102'), await look('8103')];
    const at = (seconds: number) => book.clock.set(now + seconds * 1_000);
    at(1);
    await book.bet(member, one.seen);
    at(2);
    await book.betAll(member, [{ seen: [one.seen, two.seen, three.seen], golds: '10', folds: [2, 3] }]);

    const { league, home, away } = one.match;
    const first = `${league['zh-CN']} · ${home['zh-CN']} vs ${away['zh-CN']}`;
    const shared = { status: 'open', netWin: '0', turnover: '0' };
    expect(await linesOf()).toMatchObject([
      { ...shared, kind: 'single', placedAt: now + 1_000, stake: '100', title: first },
      { ...shared, kind: 'system', placedAt: now + 2_000, stake: '40', title: `${first} +2` },
    ]);
    expect(await rowsOf()).toMatchObject([
      { venue: 'CRTY', stake: 100_00n, counts: true },
      { venue: 'CRTY', stake: 40_00n, counts: true },
    ]);
    expect(await rowsOf({ begin: now + 1_500 })).toHaveLength(1);
    expect(await rowsOf({ end: now + 1_000 })).toEqual([]);
  });

  it('come in the language of the member', async () => {
    const { match, seen } = await look('8104');
    await book.bet(member, seen);
    expect(await linesOf('zh-TW')).toMatchObject([
      { title: `${match.league['zh-TW']} · ${match.home['zh-TW']} vs ${match.away['zh-TW']}` },
    ]);
  });

  it('are only their own, and a row of another venue is none of them', async () => {
    const { seen } = await look('8105');
    await book.bet(member, seen);
    const foreign = (await rowsOf()).map(row => ({ ...row, venue: 'JXDZ' }));
    expect((await ownBets.lines(book.db, foreign, 'zh-CN')).size).toBe(0);
    member = await book.join();
    expect(await rowsOf()).toEqual([]);
  });
});
