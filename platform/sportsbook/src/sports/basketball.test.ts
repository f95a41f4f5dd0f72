import { gradeMarket, markets } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { basketballTimelineOf, resultsOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { settleDue } from '../settlement/settle.ts';
import { basketball } from './basketball.ts';

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

/** A match that begins so many minutes from now; the first of those that `fits`. */
async function match(begins: number, fits: (periods: number) => boolean = () => true) {
  const tries = Array.from({ length: 400 }, () =>
    testMatch({
      id: `820${++count}`,
      gtype: 'BK',
      lid: '801',
      createdAt: now,
      kickoff: book.clock.now() + begins * minute,
      expected: [111.5, 108],
    }),
  );
  const made = tries.find(one => fits(basketballTimelineOf(one).periods.length))!;
  await book.addMatch(made);
  return made;
}

/** Plays a match to its end, and answers the grades of its bets. */
async function whistle(of: Awaited<ReturnType<typeof match>>) {
  book.clock.set(basketballTimelineOf(of).periods.at(-1)!.end + 10_000);
  for (const result of resultsOf(of, book.clock.now())) await recordResult(book.db, result, book.clock.now());
  await settleDue(book.db, book.clock.now());
  return book.db.selectFrom('sport_legs').selectAll().where('match_id', '=', of.id).execute();
}

const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    ({ kind, period, phase: of }) =>
      of === phase && basketball.markets.includes(kind as never) && !(kind === '1x2' && period === 'half'),
  );

describe('basketball', () => {
  it('takes a bet on every pick of every market before the match, and settles it by points', async () => {
    const game = await match(60);
    for (const { wtype, picks } of sold('pre')) {
      for (const { rtype } of picks.filter(({ pick }) => pick !== 'N')) {
        const placed = await book.bet(member, await book.look(member, game, wtype, rtype), { golds: '10' });
        expect(placed.code, rtype).toBe('560');
      }
    }
    const { half, full } = basketballTimelineOf(game);
    const legs = await whistle(game);
    expect(legs).toHaveLength(26);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
      expect(['W', 'L']).toContain(result);
    }
  });

  it('is bet on in play, waits, and counts a handicap from 0:0', async () => {
    const game = await match(1);
    book.clock.advance(11 * minute);
    for (const { wtype, picks } of sold('live')) {
      const seen = await book.look(member, game, wtype, picks[0]!.rtype);
      const placed = await book.bet(member, seen, { golds: '10', autoOdd: 'all' });
      expect(placed.code, wtype).toBe('delay');
    }
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { half, full } = basketballTimelineOf(game);
    const legs = await whistle(game);
    expect(legs).toHaveLength(13);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
    }
  });

  it('counts overtime for the whole match, and not for the first half', async () => {
    const game = await match(60, periods => periods > 4);
    for (const [wtype, rtype] of [
      ['M', 'MH'],
      ['OU', 'OUC'],
      ['HOU', 'HOUC'],
    ] as const)
      await book.bet(member, await book.look(member, game, wtype, rtype), { golds: '10' });
    const { half, full } = basketballTimelineOf(game);
    const legs = await whistle(game);
    const resultOf = (wtype: string) => legs.find(leg => leg.wtype === wtype)!;
    expect(resultOf('M').result).toBe(full[0] > full[1] ? 'W' : 'L');
    expect(resultOf('OU').result).toBe(full[0] + full[1] > Number(resultOf('OU').line) ? 'W' : 'L');
    expect(resultOf('HOU').result).toBe(half[0] + half[1] > Number(resultOf('HOU').line) ? 'W' : 'L');
  });

  it.each([
    ['before its forty-third minute is returned', 42, [90, 80], 'D'],
    ['after it has the score then', 43, [90, 80], 'W'],
    ['after it with nobody ahead is returned', 44, [85, 85], 'D'],
  ] as const)('that is stopped %s', async (_, played, reached, grade) => {
    const game = await match(60);
    await book.bet(member, await book.look(member, game, 'M', 'MH'), { golds: '10' });
    book.clock.advance(3 * 60 * minute);
    const stopped = { matchId: game.id, version: 1, cancelReason: 'D1', reached, played };
    await recordResult(book.db, stopped, book.clock.now());
    await settleDue(book.db, book.clock.now());
    const legs = await book.db
      .selectFrom('sport_legs')
      .select('result')
      .where('match_id', '=', game.id)
      .execute();
    expect(legs.map(({ result }) => result)).toEqual([grade]);
  });

  it('sells no draw, and nothing on who leads at the break', async () => {
    const game = await match(60);
    await expect(book.look(member, game, 'M', 'MN')).rejects.toThrow('closed');
    await expect(book.look(member, game, 'HM', 'HMH')).rejects.toThrow('closed');
    await expect(book.look(member, game, 'PD', 'H1C0')).rejects.toThrow('closed');
  });

  it('stands in the lists with its quarter, what is left of it, and the points of each', async () => {
    const game = await match(1);
    book.clock.advance(26 * minute);
    const answer = await book.call('get_game_list', { gtype: 'BK', showtype: 'live' });
    const [entry] = (answer.ec as { id: string; game: Record<string, string> }[]).filter(
      ({ id }) => id === game.id,
    );
    const scores = basketballTimelineOf(game).periods[0]!.turns;
    const points = (side: string) =>
      scores.reduce((sum, turn) => sum + (turn.side === side ? turn.points : 0), 0);
    expect(entry!.game).toMatchObject({
      gtype: 'BK',
      se_now: 'Q2',
      t_count: '01:00',
      HalfTime: 'N',
      re_time: '',
    });
    expect(entry!.game.period_scores!.split(' ')[0]).toBe(`${points('H')}:${points('C')}`);
    expect(entry!.game.ior_RMN).toBeUndefined();
    expect(entry!.game.ior_HREH).toBeUndefined();
  });
});
