import { gradeMarket, isHalfOrFull, isNearLine, markets } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { handballTimelineOf } from '@lobby/simulation';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { handball } from './handball.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8901, {
  ...{ gtype: 'HB', lid: '891', expected: [29.6, 28.9] },
});

const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    market =>
      market.phase === phase &&
      handball.markets.includes(market.kind) &&
      isNearLine(market) &&
      isHalfOrFull(market.period) &&
      (market.period === 'full' || market.kind !== 'draw-no-bet'),
  );

describe('handball', () => {
  it('takes a bet on every pick of every market before the match, and settles it by goals', async () => {
    const game = await games.add(60);
    const picks = sold('pre').flatMap(({ wtype, picks: named }) =>
      named.map(({ rtype }) => [wtype, rtype] as const),
    );
    await games.bet(game, picks);
    const { half, full } = handballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(picks.map(([, rtype]) => rtype)).toEqual(expect.arrayContaining(['MN', 'HMN', 'DCHN', 'DNBH']));
    expect(legs).toHaveLength(picks.length);
    for (const { wtype, rtype, line, strong, result } of legs)
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
  });

  it('that ends level pays the draw, returns a bet without one, and is not played on', async () => {
    const isLevel = ({ full }: ReturnType<typeof handballTimelineOf>) => full[0] === full[1];
    const game = await games.add(60, one => isLevel(handballTimelineOf(one)));
    await games.bet(game, [
      ['M', 'MN'],
      ['M', 'MH'],
      ['DNB', 'DNBH'],
      ['DC', 'DCHN'],
      ['DC', 'DCHC'],
    ]);
    const legs = await games.playOut(game);
    const resultOf = (rtype: string) => legs.find(leg => leg.rtype === rtype)?.result;
    expect(['MN', 'MH', 'DNBH', 'DCHN', 'DCHC'].map(resultOf)).toEqual(['W', 'L', 'P', 'W', 'L']);
  });

  it('is bet on in play, waits, and counts a handicap from 0:0', async () => {
    const { book } = games;
    const game = await games.add(1);
    book.clock.advance(11 * minute);
    const backed: (readonly [string, string])[] = [];
    for (const { wtype, picks } of sold('live')) {
      const { rtype } = picks[0]!;
      if (await games.look(game, wtype, rtype).then(Boolean, () => false)) backed.push([wtype, rtype]);
    }
    expect(backed.map(([wtype]) => wtype)).toEqual(expect.arrayContaining(['RE', 'ROU', 'RM', 'HRE', 'HRM']));
    await games.bet(game, backed, 'delay');
    book.clock.advance(4_000);
    await decideDue(book.db, book.store, book.clock);
    const { half, full } = handballTimelineOf(game);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(backed.length);
    for (const { wtype, rtype, line, strong, score_at_bet, result } of legs) {
      expect(score_at_bet).not.toBe('0:0');
      expect(result, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, { half, full }));
    }
  });

  it('that is stopped returns what is not decided, whatever was played of it', async () => {
    const game = await games.add(60);
    await games.bet(game, [
      ['M', 'MH'],
      ['HM', 'HMH'],
      ['OUH', 'OUHO'],
    ]);
    games.book.clock.advance(3 * 60 * minute);
    const half = [17, 12] as const;
    const stopped = {
      matchId: game.id,
      version: 1,
      half,
      cancelReason: 'D1',
      reached: [40, 20] as const,
      played: 58,
    };
    const legs = await games.report(game, [stopped]);
    const resultOf = (rtype: string) => legs.find(leg => leg.rtype === rtype)?.result;
    expect(['MH', 'HMH', 'OUHO'].map(resultOf)).toEqual(['D', 'W', 'W']);
  });

  it('stands in the list of OP as handball, with a clock that counts up and the goals of each half', async () => {
    const game = await games.add(1);
    games.book.clock.advance(51 * minute);
    const listed = await games.listed(game);
    const [first, second] = handballTimelineOf(game).halves;
    const goalsBy = (half: typeof first, side: string, at = Number.POSITIVE_INFINITY) =>
      half!.attacks.filter(one => one.side === side && one.isGoal && one.at <= at).length;
    const now = games.book.clock.now();
    expect(listed).toMatchObject({ gtype: 'OP', gameType: 'HB', re_time: '2H^35:00' });
    expect(listed?.se_now).toBeUndefined();
    expect(listed?.period_scores).toBe(
      `${goalsBy(first, 'H')}:${goalsBy(first, 'C')} ${goalsBy(second, 'H', now)}:${goalsBy(second, 'C', now)}`,
    );
  });
});
