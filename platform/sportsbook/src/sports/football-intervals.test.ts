import { intervalOf, markets } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { freshMoment, noInputs } from '@lobby/pricing';
import { resultsOf, timelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { football } from './football.ts';
import { virtualFootball } from './virtual-football.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8701);
const ofIntervals = markets.filter(
  ({ period, phase }) => intervalOf(period) !== undefined && phase === 'pre',
);
const everyPick = ofIntervals.flatMap(({ wtype, picks }) =>
  picks.map(({ rtype }) => [wtype, rtype] as const),
);
const winners = [1, 2, 3, 4, 5, 6].map(interval => [`I${interval}M`, `I${interval}MN`] as const);

/** Goals by the clock of the script, in ms: independent of how minutes are printed and read. */
function goalsIn(match: TestMatch, interval: number): readonly [number, number] {
  const { kickoff, firstHalfEnd, secondHalfStart, fullTime, incidents } = timelineOf(match);
  const [start, end] = interval <= 3 ? [kickoff, firstHalfEnd] : [secondHalfStart, fullTime];
  const from = start + ((interval - 1) % 3) * 15 * minute;
  const to = interval % 3 === 0 ? end : from + 15 * minute;
  const of = (side: 'H' | 'C') =>
    incidents.filter(one => one.kind === 'goal' && one.side === side && one.at >= from && one.at < to).length;
  return [of('H'), of('C')];
}

/** By how much a pick is ahead of its line, as a member counts it; 0 of who wins is no win. */
function gradeByHand(
  match: TestMatch,
  leg: { wtype: string; rtype: string; line: string; strong: string },
): string {
  const [home, away] = goalsIn(match, Number(leg.wtype[1]));
  const side = leg.rtype.slice(leg.wtype.length);
  if (leg.wtype.endsWith('M')) return side === (home > away ? 'H' : home < away ? 'C' : 'N') ? 'W' : 'L';
  const halves = leg.line.split(' / ').map(Number);
  const ahead = halves.map(line => {
    if (leg.wtype.endsWith('OU')) return (home + away - line) * (side === 'O' ? 1 : -1);
    return (home - away + (leg.strong === 'C' ? line : -line)) * (side === 'H' ? 1 : -1);
  });
  const sum = ahead.reduce((all, by) => all + Math.sign(by), 0) / ahead.length;
  return { '1': 'W', '0.5': 'LW', '0': 'P', '-0.5': 'LL', '-1': 'L' }[String(sum)] ?? '';
}

const grades = (legs: readonly { wtype: string; result: string }[]) =>
  Object.fromEntries(legs.map(({ wtype, result }) => [wtype, result]));

describe('a quarter of an hour of football', () => {
  it('is bet on in every market before the match, and settled by the goals that fell in it', async () => {
    const match = await games.add(60, one => timelineOf(one).half[0] > 0 && timelineOf(one).full[1] > 1);
    await games.bet(match, everyPick);
    const legs = await games.playOut(match);
    expect(legs).toHaveLength(42);
    for (const leg of legs) expect(leg.result, `${leg.rtype} ${leg.line}`).toBe(gradeByHand(match, leg));
    expect(new Set(legs.map(({ result }) => result)).size).toBeGreaterThan(2);
  });

  it('is settled with the half it belongs to', async () => {
    const match = await games.add(60);
    await games.bet(match, winners);
    games.book.clock.set(timelineOf(match).firstHalfEnd + 10_000);
    const half = grades(await games.report(match));
    expect([half.I1M, half.I2M, half.I3M]).not.toContain('');
    expect([half.I4M, half.I5M, half.I6M]).toEqual(['', '', '']);
  });

  it('waits while a result has no times of goals, and is settled by them once they are reported', async () => {
    const match = await games.add(60, one => timelineOf(one).half[0] > 0 && timelineOf(one).full[1] > 0);
    await games.bet(match, winners);
    games.book.clock.set(timelineOf(match).fullTime + 10_000);
    const { half, full, goals } = resultsOf(match, games.book.clock.now()).at(-1)!;
    const waiting = await games.report(match, [{ matchId: match.id, version: 1, half, full }]);
    expect(waiting.map(({ result }) => result)).toEqual(Array(6).fill(''));
    const legs = await games.report(match, [{ matchId: match.id, version: 2, goals }]);
    for (const leg of legs) expect(leg.result, leg.rtype).toBe(gradeByHand(match, leg));
  });

  it('is open again when a goal is taken back, until the times of those that stand are reported', async () => {
    const match = await games.add(60);
    await games.bet(match, winners);
    games.book.clock.set(match.kickoff + 200 * minute);
    const report = async (version: number, score: readonly [number, number], told?: readonly string[]) =>
      grades(
        await games.report(match, [
          {
            ...{ matchId: match.id, version, half: [0, 0], full: score },
            ...(told && { goals: told.map(at => ({ side: 'H', minute: at }) as const) }),
          },
        ]),
      );
    expect(await report(1, [2, 0], ['70', '90+2'])).toMatchObject({ I4M: 'W', I5M: 'L', I6M: 'L' });
    expect(await report(2, [1, 0])).toMatchObject({ I1M: 'W', I4M: '', I5M: '', I6M: '' });
    expect(await report(3, [1, 0], ['70'])).toMatchObject({ I1M: 'W', I4M: 'W', I5M: 'L', I6M: 'W' });
  });

  it('stands when a match is stopped after it, and is returned when it is stopped before its end', async () => {
    const match = await games.add(60);
    await games.bet(match, winners);
    games.book.clock.set(match.kickoff + 90 * minute);
    const legs = await games.report(match, [
      { matchId: match.id, version: 1, half: [1, 0], goals: [{ side: 'H', minute: '16' }] },
      {
        ...{ matchId: match.id, version: 2, cancelReason: 'D1', reached: [1, 0], played: 63 },
        goals: [{ side: 'H', minute: '16' }],
      },
    ]);
    expect(grades(legs)).toEqual({ I1M: 'W', I2M: 'L', I3M: 'W', I4M: 'W', I5M: 'D', I6M: 'D' });
  });

  it('is sold in play until it begins, and refuses a result whose goals are not its own', async () => {
    const match = await games.add(1);
    games.book.clock.set(timelineOf(match).kickoff + 8 * minute);
    await expect(games.look(match, 'I1M', 'I1MN')).rejects.toThrow(/closed|started/);
    expect(await games.look(match, 'RI4M', 'RI4MN')).toBeDefined();
    games.book.clock.set(timelineOf(match).kickoff + 31 * minute);
    await expect(games.look(match, 'RI3M', 'RI3MN')).rejects.toThrow('closed');
    const wrong = {
      matchId: match.id,
      version: 9,
      full: [1, 0],
      goals: [{ side: 'C', minute: '3' }],
    } as const;
    await expect(games.report(match, [wrong])).rejects.toThrow(RangeError);
  });

  it('belongs to football that people play alone', async () => {
    expect(ofIntervals).toHaveLength(18);
    const drawn = await games.add(60, () => true, { gtype: 'VF', drawHash: 'ab'.repeat(32) });
    for (const market of ofIntervals)
      expect(virtualFootball.model.isOffered(market, before(drawn))).toBe(false);
    const played = await games.add(60);
    for (const market of ofIntervals) expect(football.model.isOffered(market, before(played))).toBe(true);
  });
});

const before = (match: TestMatch) => freshMoment(match, match.kickoff - minute, noInputs);
