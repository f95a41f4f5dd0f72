import { gradeMarket, markets } from '@lobby/betting';
import type { FixtureResult } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { baseballTimelineOf, resultsOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { settleDue } from '../settlement/settle.ts';
import { baseball } from './baseball.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
  },
  100_000_00n,
);

type Timeline = ReturnType<typeof baseballTimelineOf>;

/** A game that begins so many minutes from now; the first of those that `fits`. */
async function game(begins: number, fits: (timeline: Timeline) => boolean = () => true) {
  const tries = Array.from({ length: 400 }, () =>
    testMatch({
      id: `830${++count}`,
      gtype: 'BS',
      lid: '811',
      createdAt: now,
      kickoff: book.clock.now() + begins * minute,
      breakMinutes: 2,
      expected: [4.7, 4.3],
    }),
  );
  const made = tries.find(one => fits(baseballTimelineOf(one)))!;
  await book.addMatch(made);
  return made;
}

type Game = Awaited<ReturnType<typeof game>>;

async function settled(of: Game, results: readonly FixtureResult[]) {
  for (const result of results) await recordResult(book.db, result, book.clock.now());
  await settleDue(book.db, book.clock.now());
  return book.db.selectFrom('sport_legs').selectAll().where('match_id', '=', of.id).execute();
}

/** Plays a game to its end, and answers the grades of its bets. */
async function playOut(of: Game) {
  book.clock.set(baseballTimelineOf(of).halves.at(-1)!.end + 10_000);
  return settled(of, resultsOf(of, book.clock.now()));
}

const sold = (phase: 'pre' | 'live') =>
  markets.filter(({ kind, phase: of }) => of === phase && baseball.markets.includes(kind as never));

describe('baseball', () => {
  it('takes a bet on every pick of every market before the game, and settles it by runs', async () => {
    const one = await game(60);
    for (const { wtype, kind, period, picks } of sold('pre')) {
      for (const { rtype, pick } of picks) {
        if (kind === '1x2' && period === 'full' && pick === 'N') continue;
        const placed = await book.bet(member, await book.look(member, one, wtype, rtype), { golds: '10' });
        expect(placed.code, rtype).toBe('560');
      }
    }
    const { half, full } = baseballTimelineOf(one);
    const legs = await playOut(one);
    expect(legs).toHaveLength(29);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
      expect(['W', 'L']).toContain(result);
    }
  });

  it('is bet on in play, waits, and counts a run line from 0:0', async () => {
    const one = await game(1, ({ halves }) => halves[0]!.plays.some(({ runs }) => runs > 0));
    book.clock.set(baseballTimelineOf(one).halves[2]!.start + minute);
    for (const { wtype, picks } of sold('live')) {
      const seen = await book.look(member, one, wtype, picks[0]!.rtype);
      const placed = await book.bet(member, seen, { golds: '10', autoOdd: 'all' });
      expect(placed.code, wtype).toBe('delay');
    }
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { half, full } = baseballTimelineOf(one);
    const legs = await playOut(one);
    expect(legs).toHaveLength(14);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
    }
  });

  it('counts extra innings for the whole game, and five innings for its first part', async () => {
    const one = await game(60, ({ halves }) => halves.length > 18);
    for (const [wtype, rtype] of [
      ['M', 'MH'],
      ['OU', 'OUC'],
      ['HOU', 'HOUC'],
    ] as const)
      await book.bet(member, await book.look(member, one, wtype, rtype), { golds: '10' });
    const { half, full } = baseballTimelineOf(one);
    const legs = await playOut(one);
    const resultOf = (wtype: string) => legs.find(leg => leg.wtype === wtype)!;
    expect(resultOf('M').result).toBe(full[0] > full[1] ? 'W' : 'L');
    expect(resultOf('OU').result).toBe(full[0] + full[1] > Number(resultOf('OU').line) ? 'W' : 'L');
    expect(resultOf('HOU').result).toBe(half[0] + half[1] > Number(resultOf('HOU').line) ? 'W' : 'L');
  });

  it.each([
    ['before it is official', { played: 9, reached: [1, 2] }, { M: 'D', R: 'D', OU: 'D' }],
    [
      'once home leads after four and a half innings',
      { played: 9, reached: [2, 1] },
      { M: 'W', R: 'D', OU: 'D' },
    ],
    ['after five innings', { played: 11, reached: [1, 2] }, { M: 'L', R: 'D', OU: 'D' }],
    ['level after six innings', { played: 12, reached: [2, 2] }, { M: 'D', R: 'D', OU: 'D' }],
    ['in the tenth inning', { played: 18, reached: [1, 1] }, { M: 'D', R: 'L', OU: 'L' }],
    ['when its total is passed', { played: 8, reached: [15, 15] }, { M: 'D', R: 'D', OU: 'W' }],
  ] as const)('that is stopped %s returns what is not decided', async (_, { played, reached }, grades) => {
    const one = await game(60);
    for (const [wtype, rtype] of [
      ['M', 'MH'],
      ['R', 'RH'],
      ['OU', 'OUC'],
    ] as const)
      await book.bet(member, await book.look(member, one, wtype, rtype), { golds: '10' });
    book.clock.advance(2 * 60 * minute);
    const stopped = { matchId: one.id, version: 1, cancelReason: 'D1', reached, played };
    const legs = await settled(one, [stopped]);
    const { strong } = legs.find(({ wtype }) => wtype === 'R')!;
    const found = Object.fromEntries(legs.map(({ wtype, result }) => [wtype, result]));
    // A level game is won by the side that a run and a half is given to.
    expect(found).toEqual(strong === 'C' && grades.R === 'L' ? { ...grades, R: 'W' } : grades);
  });

  it('sells no draw of the whole game, and one of the first five innings', async () => {
    const one = await game(60);
    await expect(book.look(member, one, 'M', 'MN')).rejects.toThrow('closed');
    await expect(book.look(member, one, 'PD', 'H1C0')).rejects.toThrow('closed');
    expect(await book.look(member, one, 'HM', 'HMN')).toBeDefined();
  });

  it('stands in the lists with its inning, outs and runners, and the runs of each inning', async () => {
    const one = await game(1, ({ halves }) => halves[1]!.plays[1]?.bases === 3);
    const { halves } = baseballTimelineOf(one);
    book.clock.set(halves[1]!.plays[1]!.at + 20_000);
    const answer = await book.call('get_game_list', { gtype: 'BS', showtype: 'live' });
    const [entry] = (answer.ec as { id: string; game: Record<string, string> }[]).filter(
      ({ id }) => id === one.id,
    );
    const runs = halves[0]!.plays.reduce((sum, play) => sum + play.runs, 0);
    expect(entry!.game).toMatchObject({
      gtype: 'BS',
      se_now: '1',
      re_time: '',
      inningNum: '1',
      inning_half: 'B',
      inning_break: 'N',
      outcount: '0',
      base_1b: 'Y',
      base_2b: 'Y',
      base_3b: 'N',
      period_scores: `0:${runs}`,
    });
    expect(entry!.game.t_count).toBeUndefined();
    expect(entry!.game.hits).toMatch(/^\d+:\d+$/);
    expect(entry!.game.ior_RMN).toBeUndefined();
    expect(entry!.game.ior_HRMN).toBeDefined();
  });
});
