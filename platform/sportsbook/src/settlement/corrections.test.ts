import type { FixtureResult } from '@lobby/fixtures';
import { formatYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf, owedBy } from '@lobby/platform-ledger';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { sweepFixtures } from '../fixture-feed/fixture-rows.ts';
import { settleDue } from './settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** Backs home to win with 100 yuan; answers the odds in hundredths, which are what a win credits in yuan. */
async function back(match: TestMatch, rtype = 'MH', golds = '100'): Promise<bigint> {
  const seen = await book.look(member, match, 'M', rtype);
  expect((await book.bet(member, seen, { golds })).code).toBe('560');
  return creditOf(seen, golds);
}

/** A series of home wins, 100 yuan. */
async function backSeries(matches: readonly TestMatch[]): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const match of matches) seen.push(await book.look(member, match, 'M', 'MH'));
  expect((await book.betAll(member, [{ seen }]))[0]).toMatchObject({ code: '560' });
  return seen;
}

const creditOf = ({ ioratio }: Seen, golds = '100') =>
  BigInt(Math.round(Number(ioratio) * 100)) * BigInt(golds);

/** Reports a result and settles; answers what was done to how many bets. */
async function report(match: TestMatch, version: number, parts: Partial<FixtureResult>): Promise<string[]> {
  await recordResult(book.db, { matchId: match.id, version, ...parts }, book.clock.now());
  return settle();
}
const settle = async () => (await settleDue(book.db, book.clock.now())).settled.map(({ did }) => did);
const homeWins = { half: [0, 0], full: [1, 0] } as const;
const awayWins = { half: [0, 0], full: [0, 1] } as const;

const records = () => recordsOf(book, member);
const record = async () => (await records())[0]!;
const money = async () => ({
  ...(await balanceOf(book.db, member.id)),
  owed: await owedBy(book.db, member.id),
});
const steps = async () =>
  (
    await book.db
      .selectFrom('sport_bet_steps as s')
      .innerJoin('sport_bets as b', 'b.id', 's.bet_id')
      .select(['s.kind', 's.result', 's.amount', 's.result_version'])
      .where('b.member_id', '=', member.id)
      .orderBy('s.bet_id')
      .orderBy('s.seq')
      .execute()
  ).map(step => [step.kind, step.result, step.amount, step.result_version]);

describe('a corrected result', () => {
  it('takes back what a bet was paid that has lost after all, and keeps both settlements', async () => {
    const match = await sales.match();
    const credit = await back(match);
    expect(await report(match, 1, homeWins)).toEqual(['settled']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
    expect(await report(match, 2, awayWins)).toEqual(['resettled']);
    expect(await money()).toEqual({ available: 90_000n, held: 0n, owed: 0n });
    expect(await record()).toMatchObject({ result: 'L', netWin: '-100', legs: [{ score: '0:1' }] });
    expect(await steps()).toEqual([
      ['placed', '', -10_000n, null],
      ['accepted', '', 0n, null],
      ['settled', 'W', credit, 1],
      ['resettled', 'L', -credit, 2],
    ]);
  });

  it('pays a bet that has won after all', async () => {
    const match = await sales.match();
    const credit = await back(match);
    await report(match, 1, awayWins);
    await report(match, 2, homeWins);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
    expect(await record()).toMatchObject({ status: 'settled', result: 'W', turnover: '100' });
  });

  it('changes nothing when it is reported again, or says the same', async () => {
    const match = await sales.match();
    await back(match);
    await report(match, 1, homeWins);
    await report(match, 2, awayWins);
    const before = await money();
    expect(await report(match, 2, awayWins)).toEqual([]);
    expect(await report(match, 3, awayWins)).toEqual([]);
    expect(await money()).toEqual(before);
  });

  it('counts the turnover of the other bets on the match anew', async () => {
    const match = await sales.match();
    await back(match, 'MH');
    await back(match, 'MC');
    await report(match, 1, homeWins);
    expect((await records()).map(bet => bet.turnover)).toEqual(['0', '0']);
    await report(match, 2, { cancelReason: 'D5', withdrawn: true });
    expect((await records()).map(bet => [bet.result, bet.turnover])).toEqual([
      ['D', '0'],
      ['D', '0'],
    ]);
    await report(match, 3, homeWins);
    expect((await records()).map(bet => [bet.result, bet.turnover])).toEqual([
      ['L', '0'],
      ['W', '0'],
    ]);
  });

  it('makes a debt of what the member staked elsewhere meanwhile, and the next credit pays it', async () => {
    const [match, other] = [await sales.match(), await sales.match()];
    const credit = await back(match, 'MH', '1000');
    await report(match, 1, homeWins);
    const second = await back(other, 'MH', '1000');
    await report(match, 2, awayWins);
    expect(await money()).toEqual({ available: 0n, held: 100_000n, owed: 100_000n });
    expect(credit).toBeGreaterThan(100_000n);
    await report(other, 1, homeWins);
    expect(await money()).toEqual({ available: second - 100_000n, held: 0n, owed: 0n });
  });

  it('of the half alone settles only markets of the half anew', async () => {
    const match = await sales.match();
    const seen = await book.look(member, match, 'HM', 'HMH');
    await book.bet(member, seen);
    await back(match);
    await report(match, 1, { half: [1, 0] });
    await report(match, 2, { full: [1, 0] });
    expect(await report(match, 3, { half: [0, 0] })).toEqual(['resettled']);
    expect((await records()).map(bet => bet.result)).toEqual(['W', 'L']);
  });

  it('that comes before an earlier version is read in the order of versions', async () => {
    const match = await sales.match();
    const seen = await book.look(member, match, 'HM', 'HMH');
    await book.bet(member, seen);
    expect(await report(match, 2, { full: [2, 1] })).toEqual([]);
    expect(await report(match, 1, { half: [1, 0], full: [5, 5] })).toEqual(['settled']);
    expect(await record()).toMatchObject({ result: 'W', legs: [{ halfScore: '1:0', score: '2:1' }] });
  });
});

describe('a withdrawn result', () => {
  it.each([
    ['won', homeWins],
    ['lost', awayWins],
    ['was cancelled', { cancelReason: 'D1' }],
  ])('opens a bet that %s again, with its stake held, and the next result settles it', async (_, result) => {
    const match = await sales.match();
    const credit = await back(match);
    await report(match, 1, result);
    expect(await report(match, 2, { withdrawn: true })).toEqual(['restored']);
    expect(await money()).toEqual({ available: 90_000n, held: 10_000n, owed: 0n });
    expect(await record()).toMatchObject({
      status: 'open',
      result: '',
      cancelReason: '',
      netWin: '0',
      turnover: '0',
      settledAt: null,
      legs: [{ result: '', score: '', halfScore: '' }],
    });
    expect(await report(match, 3, homeWins)).toEqual(['settled']);
    expect(await money()).toEqual({ available: 90_000n + credit, held: 0n, owed: 0n });
  });

  it('leaves what it says again: the half of a match whose second half is played again', async () => {
    const match = await sales.match();
    await book.bet(member, await book.look(member, match, 'HM', 'HMH'));
    await back(match);
    await report(match, 1, { half: [1, 0], full: [1, 0] });
    expect(await report(match, 2, { withdrawn: true, half: [1, 0] })).toEqual(['restored']);
    expect((await records()).map(bet => [bet.status, bet.result])).toEqual([
      ['open', ''],
      ['settled', 'W'],
    ]);
  });

  it('holds the stake on credit when its payout is gone', async () => {
    const [match, other] = [await sales.match(), await sales.match()];
    const credit = await back(match, 'MH', '1000');
    await report(match, 1, homeWins);
    const golds = String(credit / 100n);
    await back(other, 'MH', golds);
    const rest = credit - BigInt(golds) * 100n;
    await report(match, 2, { withdrawn: true });
    expect(await money()).toEqual({
      available: 0n,
      held: 100_000n + credit - rest,
      owed: credit - rest,
    });
  });
});

describe('an abandoned match', () => {
  it('returns what it had not decided, and plays on when it is resumed', async () => {
    const match = await sales.match();
    const credit = await back(match);
    await book.bet(member, await book.look(member, match, 'TS', 'N'));
    await report(match, 1, { half: [1, 0] });
    await report(match, 2, { cancelReason: 'D1', reached: [1, 1] });
    expect((await records()).map(bet => [bet.result, bet.cancelReason])).toEqual([
      ['L', ''],
      ['D', 'D1'],
    ]);
    // The later version says no reason any more: the match goes on.
    expect(await report(match, 3, { half: [1, 0] })).toEqual(expect.arrayContaining(['restored']));
    expect((await records()).map(bet => bet.status)).toEqual(['open', 'open']);
    await report(match, 4, { full: [2, 1] });
    expect((await records()).map(bet => bet.result)).toEqual(['L', 'W']);
    expect(await money()).toEqual({ available: 80_000n + credit, held: 0n, owed: 0n });
  });
});

describe('a series', () => {
  it('that a lost leg had settled is open again when the leg has won after all', async () => {
    const matches = [await sales.match(), await sales.match()];
    const seen = await backSeries(matches);
    await report(matches[0]!, 1, awayWins);
    expect(await record()).toMatchObject({ status: 'settled', result: 'L', turnover: '100' });
    expect(await report(matches[0]!, 2, homeWins)).toEqual(['restored']);
    expect(await record()).toMatchObject({ status: 'open', turnover: '0', legs: [{ result: 'W' }, {}] });
    expect(await money()).toEqual({ available: 90_000n, held: 10_000n, owed: 0n });
    await report(matches[1]!, 1, homeWins);
    const [one, two] = seen.map(leg => creditOf(leg, '1'));
    expect((await money()).available).toBe(90_000n + one! * two!);
    const shown = (await record()).steps ?? [];
    expect(shown.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ['placed', '-100', ''],
      ['accepted', '0', ''],
      ['leg', '0', '主队 v 客队 输'],
      ['settled', '0', '输'],
      ['leg', '0', '主队 v 客队 赢'],
      ['restored', '0', ''],
      ['leg', '0', '主队 v 客队 赢'],
      ['settled', formatYuan(one! * two!), '赢'],
    ]);
  });

  it('is settled anew when the last leg is corrected too, and stays lost when another leg lost as well', async () => {
    const matches = [await sales.match(), await sales.match()];
    await backSeries(matches);
    await report(matches[0]!, 1, awayWins);
    await report(matches[1]!, 1, awayWins);
    expect(await report(matches[0]!, 2, homeWins)).toEqual(['graded']);
    expect(await record()).toMatchObject({ status: 'settled', result: 'L', legs: [{ result: 'W' }, {}] });
    expect(await report(matches[1]!, 2, { cancelReason: 'D3', withdrawn: true })).toEqual(['resettled']);
    expect(await record()).toMatchObject({ result: 'W', legs: [{}, { cancelReason: 'D3' }] });
  });
});

describe('the record of a ticket', () => {
  it('has the reason and both scores in each step that changed it', async () => {
    const match = await sales.match();
    await back(match);
    await report(match, 1, homeWins);
    await report(match, 2, { ...awayWins, reason: 'var' });
    await report(match, 3, { withdrawn: true });
    await report(match, 4, { cancelReason: 'D5', withdrawn: true });
    const shown = ((await record()).steps ?? []).slice(2);
    expect(shown.map(({ kind, reason, scoreBefore, score }) => [kind, reason, scoreBefore, score])).toEqual([
      ['settled', '', '', '1:0'],
      ['resettled', 'var', '1:0', '0:1'],
      ['restored', 'result-withdrawn', '0:1', ''],
      ['settled', 'D5', '', ''],
    ]);
  });

  it('of half/full has the scores of both', async () => {
    const match = await sales.match();
    await book.bet(member, await book.look(member, match, 'F', 'FHH'));
    await report(match, 1, { half: [1, 0], full: [1, 0] });
    await report(match, 2, { half: [0, 0], full: [1, 0] });
    expect((await record()).steps?.at(-1)).toMatchObject({ scoreBefore: '1:0/1:0', score: '0:0/1:0' });
  });

  it('of several legs has the scores with the leg, and the reason with both', async () => {
    const matches = [await sales.match(), await sales.match()];
    await backSeries(matches);
    await report(matches[0]!, 1, homeWins);
    await report(matches[1]!, 1, homeWins);
    await report(matches[1]!, 2, awayWins);
    const shown = ((await record()).steps ?? []).slice(-2);
    expect(shown.map(({ kind, reason, scoreBefore, score }) => [kind, reason, scoreBefore, score])).toEqual([
      ['leg', 'result-corrected', '1:0', '0:1'],
      ['resettled', 'result-corrected', '', ''],
    ]);
  });

  it('names the score of a match that was abandoned, whatever became of the leg, until it goes on', async () => {
    const match = await sales.match();
    await back(match);
    await book.bet(member, await book.look(member, match, 'TS', 'Y'));
    await report(match, 1, { cancelReason: 'D1', reached: [1, 1] });
    const stopped = async () =>
      (await records()).map(({ legs: [leg] }) => [leg!.result, leg!.stopped, leg!.reached]);
    expect(await stopped()).toEqual([
      ['W', 'D1', '1:1'],
      ['D', 'D1', '1:1'],
    ]);
    await report(match, 2, { half: [1, 0] });
    expect(await stopped()).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
  });

  it('has the score of the half once the half is over, while the bet is open', async () => {
    const match = await sales.match();
    await back(match);
    const half = async () => (await record()).legs[0]!.halfScore;
    expect(await half()).toBe('');
    await report(match, 1, { half: [1, 0] });
    expect(await record()).toMatchObject({ status: 'open', legs: [{ score: '' }] });
    expect(await half()).toBe('1:0');
  });
});

describe('the database itself', () => {
  it('rejects changing or deleting results and steps of a match that is there', async () => {
    const match = await sales.match();
    await back(match);
    await report(match, 1, homeWins);
    const attempt = (query: ReturnType<typeof sql>) => expect(query.execute(book.db)).rejects;
    await attempt(sql`UPDATE sport_results SET "full" = '9:9'`).toThrow('append-only');
    await attempt(sql`DELETE FROM sport_results WHERE match_id = ${match.id}`).toThrow('append-only');
    await attempt(sql`TRUNCATE sport_results`).toThrow('append-only');
    await attempt(sql`UPDATE sport_bet_steps SET amount = 1`).toThrow('append-only');
    await attempt(sql`DELETE FROM sport_bet_steps`).toThrow('append-only');
  });

  it('removes results with a swept match', async () => {
    const match = await sales.match();
    await report(match, 1, homeWins);
    await sweepFixtures(book.db, now + 401 * 24 * 3_600_000);
    const left = await book.db
      .selectFrom('sport_results')
      .select('version')
      .where('match_id', '=', match.id)
      .execute();
    expect(left).toEqual([]);
  });
});
