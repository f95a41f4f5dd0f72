import { comparesHalves, markets } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { timelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8741);
const picksOf = (phase: 'pre' | 'live') =>
  markets
    .filter(market => market.phase === phase && comparesHalves(market.kind))
    .flatMap(({ wtype, picks }) => picks.map(({ rtype }) => [wtype, rtype] as const));

/** What wins at the goals of each half, counted by hand. */
function wonBy({ half: [h1, c1], full: [h, c] }: Pick<ReturnType<typeof timelineOf>, 'half' | 'full'>) {
  const [h2, c2] = [h - h1, c - c1];
  const more = h1 + c1 > h2 + c2 ? '1H' : h1 + c1 < h2 + c2 ? '2H' : 'N';
  return [
    `MG${more}`,
    ...(h1 > 0 && h2 > 0 ? ['SBH'] : []),
    ...(c1 > 0 && c2 > 0 ? ['SBC'] : []),
    ...(h1 > c1 || h2 > c2 ? ['WEH'] : []),
    ...(c1 > h1 || c2 > h2 ? ['WEC'] : []),
    ...(h1 > c1 && h2 > c2 ? ['WBH'] : []),
    ...(c1 > h1 && c2 > h2 ? ['WBC'] : []),
  ];
}
const won = (legs: readonly { rtype: string; result: string }[]) =>
  legs.filter(({ result }) => result === 'W').map(({ rtype }) => rtype.replace(/^R/, ''));
const lively = (match: TestMatch) => {
  const { half, full } = timelineOf(match);
  return half[0] > 0 && full[0] > half[0] && full[1] > 0;
};

describe('what compares the halves of football', () => {
  it('is bet on in every market before the match, and settled by the goals of each half', async () => {
    const match = await games.add(60, lively);
    await games.bet(match, picksOf('pre'));
    const legs = await games.playOut(match);
    expect(legs).toHaveLength(9);
    expect(won(legs).sort()).toEqual(wonBy(timelineOf(match)).sort());
    expect(legs.every(({ result }) => result === 'W' || result === 'L')).toBe(true);
  });

  it('waits for the final score, and is settled anew when that of a half is corrected', async () => {
    const match = await games.add(60);
    await games.bet(match, picksOf('pre'));
    games.book.clock.set(match.kickoff + 200 * minute);
    const report = async (
      version: number,
      half: readonly [number, number],
      full?: readonly [number, number],
    ) => won(await games.report(match, [{ matchId: match.id, version, half, ...(full && { full }) }]));
    expect(await report(1, [1, 0])).toEqual([]);
    expect((await report(2, [1, 0], [2, 0])).sort()).toEqual(['MGN', 'SBH', 'WBH', 'WEH']);
    expect((await report(3, [2, 0], [2, 0])).sort()).toEqual(['MG1H', 'WEH']);
  });

  it('of a match that is stopped in the second half: what was decided stands, the rest is returned', async () => {
    const match = await games.add(60);
    await games.bet(match, picksOf('pre'));
    games.book.clock.set(match.kickoff + 90 * minute);
    const legs = await games.report(match, [
      { matchId: match.id, version: 1, half: [1, 0] },
      { matchId: match.id, version: 2, cancelReason: 'D1', reached: [1, 2], played: 70 },
    ]);
    expect(Object.fromEntries(legs.map(({ rtype, result }) => [rtype, result]))).toEqual({
      ...{ MG1H: 'L', MGN: 'L', MG2H: 'W' },
      ...{ SBH: 'D', SBC: 'L', WEH: 'W', WEC: 'D', WBH: 'D', WBC: 'L' },
    });
  });
});
