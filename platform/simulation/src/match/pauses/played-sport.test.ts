import { areQuartersOf } from '@lobby/betting';
import { hour } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-match.ts';
import { pauseOf } from '../disruptions.ts';
import { simulatedSports } from '../simulated-sports.ts';

const kickoff = Date.UTC(2026, 10, 20, 12);
/** So often that most matches are stopped. */
const disruptions = 240;

describe.each([
  ['BK', [111, 107], 15],
  ['BS', [4.7, 4.3], 2],
] as const)('a stopped match of %s', (gtype, expected, breakMinutes) => {
  const sport = simulatedSports[gtype];
  const make = (n: number, rate = disruptions) =>
    testMatch({ id: `78${n}`, kickoff, gtype, expected, breakMinutes, disruptions: rate });

  /** The first that is stopped so, with its pause and the same match without it. */
  function find(kind: 'postponed' | 'abandoned', resumed: boolean) {
    for (let n = 0; n < 400; n++) {
      const match = make(n);
      const undisturbed = make(n, 0);
      const [first, last] = [kickoff, sport.endsAt(undisturbed).full];
      const shut = Array.from({ length: 60 }, (_, at) => first + ((last - first) * at) / 60).find(
        at => sport.stateAt(match, at).halted === kind,
      );
      const end = sport.endsAt(match).full;
      if (shut === undefined) continue;
      const results = sport.resultsOf(match, end + 10_000);
      const isCalledOff = results.some(({ cancelReason }) => cancelReason !== undefined);
      if (isCalledOff !== resumed) return { match, undisturbed, shut, end, results };
    }
    throw new Error(`No match is ${kind}.`);
  }

  it('is none at rate 0, and nothing but postponed or abandoned', () => {
    for (let n = 0; n < 60; n++) {
      expect(pauseOf(make(n, 0), hour)).toBeUndefined();
      expect([undefined, 'postponed', 'abandoned']).toContain(pauseOf(make(n), hour)?.kind);
    }
  });

  it('that is resumed ends later by its pause, with the score that was drawn', () => {
    const { match, undisturbed, end, results } = find('abandoned', true);
    const plain = sport.endsAt(undisturbed).full;
    expect(end).toBeGreaterThan(plain);
    const state = sport.stateAt(match, end - 1_000);
    expect(state.score).toEqual(sport.stateAt(undisturbed, plain - 1_000).score);
    expect(results.at(-1)!.full).toEqual(sport.resultsOf(undisturbed, plain + 10_000).at(-1)!.full);
  });

  it('that is not resumed is over after 36 hours, with what it had reached', () => {
    const { match, shut, end, results } = find('abandoned', false);
    const stopped = sport.stateAt(match, shut);
    expect(stopped).toMatchObject({ shut: true, halted: 'abandoned' });
    expect(end - shut).toBeLessThanOrEqual(36 * hour);
    expect(sport.stateAt(match, end)).toMatchObject({ phase: 'over', score: stopped.score });
    const last = results.at(-1)!;
    expect(last).toMatchObject({ cancelReason: 'D1', reached: stopped.score });
    expect(last.played).toBeGreaterThanOrEqual(0);
    expect(last.full).toBeUndefined();
    expect(sport.stillRuns(match, end - 1)).toBe(true);
    expect(sport.stillRuns(match, end)).toBe(false);
  });

  it('that is postponed begins when it is moved to, or never', () => {
    const later = find('postponed', true);
    expect(sport.stateAt(later.match, kickoff)).toMatchObject({ phase: 'pre', shut: true });
    expect(sport.stateAt(later.match, later.end - 1_000).movedTo).toBeGreaterThan(kickoff);
    const never = find('postponed', false);
    const version = expect.any(Number);
    expect(never.results).toEqual([{ matchId: never.match.id, version, cancelReason: 'D3' }]);
  });
});

it('a stopped baseball game counts its complete half innings, and basketball its minutes', () => {
  const stoppedOf = (gtype: 'BK' | 'BS', expected: readonly [number, number]) =>
    Array.from({ length: 300 }, (_, n) => {
      const match = testMatch({ id: `79${n}`, kickoff, gtype, expected, breakMinutes: 2, disruptions });
      const { full } = simulatedSports[gtype].endsAt(match);
      return simulatedSports[gtype].resultsOf(match, full + 10_000).at(-1)!.played;
    }).filter(played => played !== undefined);
  const [minutes, halves] = [stoppedOf('BK', [111, 107]), stoppedOf('BS', [4.7, 4.3])];
  expect(Math.max(...minutes)).toBeLessThanOrEqual(48);
  expect(Math.max(...minutes)).toBeGreaterThan(20);
  expect(Math.max(...halves)).toBeLessThanOrEqual(18);
  expect(Math.max(...halves)).toBeGreaterThan(6);
});

describe('the quarters of a basketball match', () => {
  const sport = simulatedSports.BK;
  const make = (n: number, disruptions = 0) =>
    testMatch({ id: `79${n}`, kickoff, gtype: 'BK', expected: [111, 107], breakMinutes: 15, disruptions });
  const resultsOf = (match: ReturnType<typeof make>) =>
    sport.resultsOf(match, sport.endsAt(match).full + 10_000);

  it('are each reported as it ends, the half with the second, and make up what was played without overtimes', () => {
    const matches = Array.from({ length: 60 }, (_, n) => make(n));
    expect(matches.some(match => resultsOf(match).length === 5)).toBe(true);
    for (const match of matches) {
      const results = resultsOf(match);
      expect(results.slice(0, 4).map(({ quarters }) => quarters?.length)).toEqual([1, 2, 3, 4]);
      expect(results.map(({ version }) => version)).toEqual(results.map((_, at) => at + 1));
      expect(results.filter(({ half }) => half).map(({ version }) => version)).toEqual([2, results.length]);
      for (const result of results) expect(areQuartersOf(result)).toBe(true);
      const [home, away] = [0, 1].map(at => results[3]!.quarters!.reduce((sum, one) => sum + one[at]!, 0));
      expect(home === away).toBe(results.length === 5);
    }
  });

  it('of one that is stopped are those that were finished', () => {
    const stopped = Array.from({ length: 400 }, (_, n) => make(n, disruptions)).filter(match =>
      resultsOf(match).some(({ cancelReason }) => cancelReason === 'D1'),
    );
    expect(stopped.length).toBeGreaterThan(5);
    for (const match of stopped) {
      const last = resultsOf(match).at(-1)!;
      const finished = Math.floor((last.played ?? 0) / 12);
      expect(last.quarters?.length ?? 0).toBe(finished);
      expect(areQuartersOf(last)).toBe(true);
    }
  });
});
