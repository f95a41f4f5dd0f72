import { gradeMarket, isNearLine, markets } from '@lobby/betting';
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
      basketball.markets.includes(market.kind) &&
      isNearLine(market) &&
      !(market.kind === '1x2' && market.period === 'half'),
  );

describe('basketball', () => {
  it('takes a bet on every pick of every market before the match, and settles it by points', async () => {
    const game = await games.add(60);
    await games.bet(game, picksWithoutDraw(sold('pre')));
    const { half, full } = basketballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(26);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
      expect(['W', 'L']).toContain(result);
    }
  });

  it('is bet on in play, waits, and counts a handicap from 0:0', async () => {
    const { book } = games;
    const game = await games.add(1);
    book.clock.advance(11 * minute);
    await games.bet(
      game,
      sold('live').map(({ wtype, picks }) => [wtype, picks[0]!.rtype]),
      'delay',
    );
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { half, full } = basketballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(13);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
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
