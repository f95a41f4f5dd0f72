import { gradeMarket, intervalOf, isNearLine, markets } from '@lobby/betting';
import type { FixtureResult } from '@lobby/fixtures';
import { gamesOfFile, picksWithoutDraw } from '@lobby/platform-testing/book/test-games';
import { basketballTimelineOf } from '@lobby/simulation';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { basketball } from './basketball.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8201, {
  ...{ gtype: 'BK', lid: '801', expected: [111.5, 108] },
});

const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    market =>
      market.phase === phase &&
      basketball.markets.includes(market.kind as never) &&
      isNearLine(market) &&
      intervalOf(market.period) === undefined &&
      market.kind !== (market.period === 'full' ? 'draw-no-bet' : '1x2'),
  );

/** What is reported of it when it is over. */
function endOf(game: Parameters<typeof basketballTimelineOf>[0]) {
  const { half, full, periods } = basketballTimelineOf(game);
  const of = (turns: (typeof periods)[number]['turns'], side: 'H' | 'C') =>
    turns.reduce((sum, turn) => (turn.side === side ? sum + turn.points : sum), 0);
  const quarters = periods.slice(0, 4).map(({ turns }) => [of(turns, 'H'), of(turns, 'C')] as const);
  return { half, full, quarters };
}

describe('basketball', () => {
  it('takes a bet on every pick of every market before the match, and settles it by points', async () => {
    const game = await games.add(60);
    await games.bet(game, picksWithoutDraw(sold('pre')));
    const end = endOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(52);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, end));
      expect(wtype.endsWith('DNB') ? ['W', 'L', 'P'] : ['W', 'L']).toContain(result);
    }
  });

  it('is bet on in play, waits, and counts a handicap from 0:0', async () => {
    const { book } = games;
    const game = await games.add(1);
    book.clock.advance(6 * minute);
    await games.bet(
      game,
      sold('live').map(({ wtype, picks }) => [wtype, picks[0]!.rtype]),
      'delay',
    );
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const end = endOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(26);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, end));
    }
  });

  it('counts overtime for the whole match, and not for the first half', async () => {
    const game = await games.add(60, one => basketballTimelineOf(one).periods.length > 4);
    await games.bet(game, [
      ['M', 'MH'],
      ['OU', 'OUC'],
      ['HOU', 'HOUC'],
    ]);
    const { half, full } = basketballTimelineOf(game);
    const legs = await games.playOut(game);
    const resultOf = (wtype: string) => legs.find(leg => leg.wtype === wtype)!;
    expect(resultOf('M').result).toBe(full[0] > full[1] ? 'W' : 'L');
    expect(resultOf('OU').result).toBe(full[0] + full[1] > Number(resultOf('OU').line) ? 'W' : 'L');
    expect(resultOf('HOU').result).toBe(half[0] + half[1] > Number(resultOf('HOU').line) ? 'W' : 'L');
  });

  it('counts no overtime for the fourth quarter', async () => {
    const game = await games.add(60, one => basketballTimelineOf(one).periods.length > 4);
    await games.bet(game, [
      ['Q4OU', 'Q4OUC'],
      ['Q4DNB', 'Q4DNBH'],
    ]);
    const [home, away] = endOf(game).quarters[3]!;
    const legs = await games.playOut(game);
    expect(legs[0]!.result).toBe(home + away > Number(legs[0]!.line) ? 'W' : 'L');
    expect(legs[1]!.result).toBe(home > away ? 'W' : home < away ? 'L' : 'P');
  });

  it('settles a quarter when it is reported, and leaves it when a later one is', async () => {
    const game = await games.add(60);
    await games.bet(game, [
      ['Q1OU', 'Q1OUC'],
      ['Q2OU', 'Q2OUC'],
    ]);
    const one = { matchId: game.id, version: 1, quarters: [[31, 30] as const] };
    const resultsAfter = async (result: FixtureResult) =>
      (await games.report(game, [result]))
        .sort((first, second) => (first.wtype < second.wtype ? -1 : 1))
        .map(({ result: grade }) => grade);
    expect(await resultsAfter(one)).toEqual(['W', '']);
    const two = { matchId: game.id, version: 2, half: [50, 48] as const };
    const both = {
      ...two,
      quarters: [
        [31, 30],
        [19, 18],
      ] as const,
    };
    expect(await resultsAfter(both)).toEqual(['W', 'L']);
  });

  it('settles anew what a correction of a quarter changes', async () => {
    const game = await games.add(60);
    await games.bet(game, [['Q1OU', 'Q1OUC']]);
    const said = (version: number, home: number) => ({
      ...{ matchId: game.id, version },
      quarters: [[home, 10] as const],
    });
    expect((await games.report(game, [said(1, 60)]))[0]!.result).toBe('W');
    expect((await games.report(game, [said(2, 20)]))[0]!.result).toBe('L');
  });

  it('returns bets on a quarter that was not finished but for a total that was passed, and pays those on one that was', async () => {
    const game = await games.add(60);
    await games.bet(game, [
      ['Q1OU', 'Q1OUC'],
      ['Q2OU', 'Q2OUC'],
      ['Q2R', 'Q2RH'],
      ['Q3OU', 'Q3OUC'],
    ]);
    const stopped = { matchId: game.id, version: 1, cancelReason: 'D1', reached: [70, 60] as const };
    const legs = await games.report(game, [{ ...stopped, played: 20, quarters: [[31, 30]] }]);
    const resultOf = (wtype: string) => legs.find(leg => leg.wtype === wtype)?.result;
    expect(['Q1OU', 'Q2OU', 'Q2R', 'Q3OU'].map(resultOf)).toEqual(['W', 'W', 'D', 'D']);
  });

  it('takes no quarters that do not make their score up', async () => {
    const game = await games.add(60);
    const quarters = [
      [20, 20],
      [20, 20],
      [20, 20],
      [20, 20],
    ] as const;
    const report = (parts: object) =>
      games.report(game, [{ matchId: game.id, version: 1, quarters, ...parts }]);
    await expect(report({ full: [79, 90] })).rejects.toThrow(RangeError);
    await expect(report({ half: [41, 40] })).rejects.toThrow(RangeError);
    await expect(report({ quarters: [...quarters, [9, 4]] })).rejects.toThrow(RangeError);
    await report({ half: [40, 40], full: [91, 84] });
  });

  it.each([
    ['before its forty-third minute is returned', 42, [90, 80], 'D'],
    ['after it has the score then', 43, [90, 80], 'W'],
    ['after it with nobody ahead is returned', 44, [85, 85], 'D'],
  ] as const)('that is stopped %s', async (_, played, reached, grade) => {
    const game = await games.add(60);
    await games.bet(game, [['M', 'MH']]);
    games.book.clock.advance(3 * 60 * minute);
    const stopped = { matchId: game.id, version: 1, cancelReason: 'D1', reached, played };
    const legs = await games.report(game, [stopped]);
    expect(legs.map(({ result }) => result)).toEqual([grade]);
  });

  it('sells no draw, and nothing on who leads at the break', async () => {
    const game = await games.add(60);
    await expect(games.look(game, 'M', 'MN')).rejects.toThrow('closed');
    await expect(games.look(game, 'HM', 'HMH')).rejects.toThrow('closed');
    await expect(games.look(game, 'PD', 'H1C0')).rejects.toThrow('closed');
  });

  it('stands in the lists with its quarter, what is left of it, and the points of each', async () => {
    const game = await games.add(1);
    games.book.clock.advance(26 * minute);
    const listed = await games.listed(game);
    const scores = basketballTimelineOf(game).periods[0]!.turns;
    const points = (side: string) =>
      scores.reduce((sum, turn) => sum + (turn.side === side ? turn.points : 0), 0);
    expect(listed).toMatchObject({
      gtype: 'BK',
      se_now: 'Q2',
      t_count: '01:00',
      HalfTime: 'N',
      re_time: '',
    });
    expect(listed?.period_scores?.split(' ')[0]).toBe(`${points('H')}:${points('C')}`);
    expect(listed?.ior_RMN).toBeUndefined();
    expect(listed?.ior_HREH).toBeUndefined();
  });
});
