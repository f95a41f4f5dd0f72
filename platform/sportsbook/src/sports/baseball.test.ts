import { gradeMarket, isHalfOrFull, isNearLine, markets } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { baseballTimelineOf } from '@lobby/simulation';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { baseball } from './baseball.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8301, {
  ...{ gtype: 'BS', lid: '811', breakMinutes: 2, expected: [4.7, 4.3] },
});

const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    market =>
      market.phase === phase &&
      baseball.markets.includes(market.kind) &&
      isNearLine(market) &&
      isHalfOrFull(market.period),
  );

describe('baseball', () => {
  it('takes a bet on every pick of every market before the game, and settles it by runs', async () => {
    const game = await games.add(60);
    const picks = sold('pre').flatMap(({ wtype, picks }) =>
      picks.map(({ rtype }) => [wtype, rtype] as const),
    );
    await games.bet(
      game,
      picks.filter(([wtype, rtype]) => !(wtype === 'M' && rtype === 'MN')),
    );
    const { half, full } = baseballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(29);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
      expect(['W', 'L']).toContain(result);
    }
  });

  it('is bet on in play, waits, and counts a run line from 0:0', async () => {
    const { book } = games;
    const game = await games.add(1, one =>
      baseballTimelineOf(one).halves[0]!.plays.some(({ runs }) => runs > 0),
    );
    book.clock.set(baseballTimelineOf(game).halves[2]!.start + minute);
    await games.bet(
      game,
      sold('live').map(({ wtype, picks }) => [wtype, picks[0]!.rtype]),
      'delay',
    );
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { half, full } = baseballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(14);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
    }
  });

  it('counts extra innings for the whole game, and five innings for its first part', async () => {
    const game = await games.add(60, one => baseballTimelineOf(one).halves.length > 18);
    await games.bet(game, [
      ['M', 'MH'],
      ['OU', 'OUC'],
      ['HOU', 'HOUC'],
    ]);
    const { half, full } = baseballTimelineOf(game);
    const legs = await games.playOut(game);
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
    const game = await games.add(60);
    await games.bet(game, [
      ['M', 'MH'],
      ['R', 'RH'],
      ['OU', 'OUC'],
    ]);
    games.book.clock.advance(2 * 60 * minute);
    const stopped = { matchId: game.id, version: 1, cancelReason: 'D1', reached, played };
    const legs = await games.report(game, [stopped]);
    const { strong } = legs.find(({ wtype }) => wtype === 'R')!;
    const found = Object.fromEntries(legs.map(({ wtype, result }) => [wtype, result]));
    // A level game is won by the side that a run and a half is given to.
    expect(found).toEqual(strong === 'C' && grades.R === 'L' ? { ...grades, R: 'W' } : grades);
  });

  it('sells no draw of the whole game, and one of the first five innings', async () => {
    const game = await games.add(60);
    await expect(games.look(game, 'M', 'MN')).rejects.toThrow('closed');
    await expect(games.look(game, 'PD', 'H1C0')).rejects.toThrow('closed');
    expect(await games.look(game, 'HM', 'HMN')).toBeDefined();
  });

  it('stands in the lists with its inning, outs and runners, and the runs of each inning', async () => {
    const game = await games.add(1, one => baseballTimelineOf(one).halves[1]!.plays[1]?.bases === 3);
    const { halves } = baseballTimelineOf(game);
    games.book.clock.set(halves[1]!.plays[1]!.at + 20_000);
    const listed = await games.listed(game);
    const runs = halves[0]!.plays.reduce((sum, play) => sum + play.runs, 0);
    expect(listed).toMatchObject({
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
    expect(listed?.t_count).toBeUndefined();
    expect(listed?.hits).toMatch(/^\d+:\d+$/);
    expect(listed?.ior_RMN).toBeUndefined();
    expect(listed?.ior_HRMN).toBeDefined();
  });
});
