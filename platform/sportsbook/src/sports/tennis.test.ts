import { gradeSets, isNearLine, markets, type Score } from '@lobby/betting';
import { gamesOfFile, picksWithoutDraw } from '@lobby/platform-testing/book/test-games';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import { endsAt, resultsOf, simulatedSets } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { tennis } from './tennis.ts';

const minute = 60_000;
const { timelineOf } = simulatedSets.tennis;
const rules = { retiredAfter: 1 };
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8401, {
  ...{ gtype: 'TN', lid: '841', breakMinutes: 2, expected: [0.66, 0.62], disruptions: 0 },
});

const resultOf = (of: TestMatch) => {
  const { full, sets } = timelineOf(of);
  return { full, sets: sets.map(({ score }) => score) };
};

/** The markets of a match of three sets that are sold before it, or in its first set. */
const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    ({ kind, period, phase: of, alternate, set = 1, bestOf = 3 }) =>
      of === phase &&
      period === 'full' &&
      tennis.markets.includes(kind) &&
      isNearLine({ alternate }) &&
      set <= 2 &&
      bestOf === 3,
  );

describe('tennis', () => {
  it('takes a bet on every pick of every market before the match, and settles it by sets and games', async () => {
    const game = await games.add(60);
    await games.bet(game, picksWithoutDraw(sold('pre')));
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(26);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, resultOf(game), rules));
      expect(['W', 'L']).toContain(result);
    }
    const [record] = await recordsOf(games.book, games.member);
    expect(record?.legs[0]).toMatchObject({
      gtype: 'TN',
      score: resultOf(game).full.join(':'),
      sets: resultOf(game)
        .sets.map(set => set.join(':'))
        .join(' '),
    });
  });

  it('is bet on in play, waits, and counts games from the beginning of the match', async () => {
    const { book } = games;
    const game = await games.add(1);
    book.clock.advance(16 * minute);
    const picks: (readonly [wtype: string, rtype: string])[] = [];
    for (const { wtype, picks: named } of sold('live')) {
      const { rtype } = named[0]!;
      const hasPrice = await games.look(game, wtype, rtype).then(Boolean, () => false);
      if (hasPrice) picks.push([wtype, rtype]);
    }
    expect(picks.length).toBeGreaterThan(8);
    await games.bet(game, picks, 'delay');
    book.clock.advance(5_000);
    await decideDue(book.db, book.store, book.clock);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(picks.length);
    for (const { wtype, rtype, line, strong, result } of legs)
      expect(result, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, resultOf(game), rules));
  });

  it('settles the winner of a set when it is over, and who wins at the end', async () => {
    const game = await games.add(60);
    await games.bet(game, [
      ['S1M', 'S1MH'],
      ['M', 'MH'],
    ]);
    const [first] = timelineOf(game).sets;
    games.book.clock.set(first!.end + 10_000);
    const legs = await games.report(game);
    const byMarket = (wtype: string) => legs.find(leg => leg.wtype === wtype)!;
    expect(byMarket('S1M').result).toBe(first!.score[0] > first!.score[1] ? 'W' : 'L');
    expect(byMarket('M').result).toBe('');
  });

  it('sells no draw, no half, and no set that may not be played', async () => {
    const game = await games.add(60);
    await expect(games.look(game, 'M', 'MN')).rejects.toThrow('closed');
    await expect(games.look(game, 'HOU', 'HOUC')).rejects.toThrow('closed');
    await expect(games.look(game, 'S3M', 'S3MH')).rejects.toThrow('closed');
    await expect(games.look(game, 'PD5', 'PD530')).rejects.toThrow('closed');
  });

  it('stands in the lists with its set, games, points and who serves', async () => {
    const game = await games.add(1);
    games.book.clock.advance(16 * minute);
    const listed = await games.listed(game);
    const { sets } = simulatedSets.tennis.stateAt(game, games.book.clock.now());
    expect(listed).toMatchObject({
      ...{ gtype: 'TN', se_now: 'S1', HalfTime: 'N', re_time: '', best: '3' },
      ...{ sc_set_H: '0', sc_set_A: '0', server: sets!.server },
      ...{ sc_game_H: String(sets!.scores[0]![0]), sc_game_A: String(sets!.scores[0]![1]) },
      ...{ sc_point_H: String(sets!.points[0]), sc_point_A: String(sets!.points[1]) },
    });
    expect(listed?.t_count).toBeUndefined();
    expect(listed?.ior_RMN).toBeUndefined();
  });
});

describe('a match that a player gives up', () => {
  /** Everything goes wrong. */
  const certainly = { disruptions: 50 };
  const setsOf = (reached: Score | undefined) => reached && reached[0] + reached[1];

  it('after a set pays who goes on, what was decided, and returns the rest', async () => {
    const stopOf = (one: TestMatch) => resultsOf(one, endsAt(one).full + 10_000).at(-1)!;
    const game = await games.add(60, one => setsOf(stopOf(one).reached) === 1, certainly);
    const { winner, reached } = stopOf(game);
    await games.bet(game, [
      ['M', 'MH'],
      ['M', 'MC'],
      ['S1M', 'S1MH'],
      ['S2M', 'S2MH'],
      ['R', 'RH'],
      ['EO', 'ODD'],
    ]);
    const legs = await games.playOut(game);
    const grade = (rtype: string) => legs.find(leg => leg.rtype === rtype)!;
    expect(grade('MH').result).toBe(winner === 'H' ? 'W' : 'L');
    expect(grade('MC').result).toBe(winner === 'C' ? 'W' : 'L');
    expect(['W', 'L']).toContain(grade('S1MH').result);
    for (const rtype of ['S2MH', 'RH', 'ODD'])
      expect(grade(rtype)).toMatchObject({ result: 'D', cancel_reason: 'D7' });
    const records = await recordsOf(games.book, games.member);
    expect(records.find(({ legs: [leg] }) => leg?.rtype === 'MH')?.legs[0]).toMatchObject({
      stopped: 'D7',
      reached: reached!.join(':'),
    });
  });

  it('before it begins is in no list any more, and returns every stake', async () => {
    const game = await games.add(120, one => endsAt(one).full < one.kickoff, certainly);
    await games.bet(game, [['M', 'MH']]);
    const [leg] = await games.playOut(game);
    expect(leg).toMatchObject({ result: 'D', cancel_reason: 'D7' });
    expect(await games.listed(game, 'today')).toBeUndefined();
  });
});
