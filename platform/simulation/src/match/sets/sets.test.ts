import { keyed } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../testing/test-match.ts';
import type { SetsMatchParts } from './sets-rules.ts';
import { setsSport } from './sets-sport.ts';
import { playedSets, simulatedSets } from './simulated-sets.ts';

const kickoff = 1_800_000_000_000;
const matchOf = (id: string, parts: Partial<SetsMatchParts> = {}): SetsMatchParts => ({
  ...{ id, lid: '841', kickoff, speed: 1, breakMinutes: 2, expected: [0.64, 0.63] },
  key: keyed(testSecret, `sets/${id}`),
  ...parts,
});
const matches = Array.from({ length: 60 }, (_, n) => matchOf(String(n)));
const { stateAt, timelineOf } = simulatedSets.tennis;
const tennis = setsSport(playedSets.tennis);

describe('a match of tennis', () => {
  it('says before it begins of how many sets it is, and nothing of who will serve', () => {
    const { phase, sets, score } = stateAt(matches[0]!, kickoff - 1);
    expect([phase, score]).toEqual(['pre', [0, 0]]);
    expect(sets).toEqual({ bestOf: 3, scores: [], isBreak: true, points: [0, 0] });
    expect(stateAt(matchOf('0', { lid: '843' }), kickoff - 1).sets?.bestOf).toBe(5);
  });

  it('moves by one point at a time, never before it is played', () => {
    for (const match of matches.slice(0, 5)) {
      for (const { at, position } of timelineOf(match).points.slice(0, -1)) {
        const [before, after] = [stateAt(match, at - 1), stateAt(match, at)];
        expect(after.since).toBe(at);
        expect(before.since).toBeLessThan(at);
        expect(after.score).toEqual(position.sets);
        expect(after.sets?.points).toEqual(position.points);
      }
    }
  });

  it('lasts between three quarters of an hour and three hours and a half, by sets that are won by the rules', () => {
    for (const match of matches) {
      const { sets, full } = timelineOf(match);
      const minutes = (sets.at(-1)!.end - kickoff) / 60_000;
      expect(minutes).toBeGreaterThan(40);
      expect(minutes).toBeLessThan(215);
      expect(Math.max(...full)).toBe(2);
      for (const { score } of sets) {
        const [winner, loser] = [Math.max(...score), Math.min(...score)];
        expect(winner === 6 ? loser <= 4 : winner === 7 && loser >= 5).toBe(true);
      }
      const over = stateAt(match, sets.at(-1)!.end);
      expect([over.phase, over.score]).toEqual(['over', full]);
      expect(over.sets?.scores).toEqual(sets.map(({ score }) => score));
    }
  });

  it('pauses between sets, shows the finished ones, and makes waiting bets fall only by beginnings and ends of sets', () => {
    const [first, second] = timelineOf(matches[1]!).sets;
    const pause = stateAt(matches[1]!, first!.end + 60_000);
    expect(pause.sets).toMatchObject({ isBreak: true, scores: [first!.score], points: [0, 0] });
    expect(pause.bindsSince).toBe(first!.end);
    expect(second!.start - first!.end).toBe(120_000);
    const later = stateAt(matches[1]!, second!.start + 120_000);
    expect(later.bindsSince).toBe(second!.start);
    expect(later.since).toBeGreaterThan(second!.start);
    expect(later.sets?.scores).toHaveLength(2);
  });

  it('serves a game each in turn, also over the end of a set', () => {
    const { points, begin } = timelineOf(matches[2]!);
    let before = begin;
    for (const { position } of points.slice(0, -1)) {
      const ended = position.set.join() !== before.set.join() || position.sets.join() !== before.sets.join();
      if (ended && before.set.join() !== '6,6') expect(position.server).not.toBe(before.server);
      if (!ended && before.set.join() !== '6,6') expect(position.server).toBe(before.server);
      before = position;
    }
  });

  it('is the same at sixty times the speed, in a sixtieth of the time', () => {
    const fast = timelineOf(matchOf('0', { speed: 60 }));
    const slow = timelineOf(matches[0]!);
    expect(fast.full).toEqual(slow.full);
    const lasts = (one: typeof slow) => one.sets.at(-1)!.end - kickoff;
    expect(Math.abs(lasts(slow) - 60 * lasts(fast))).toBeLessThan(30_000);
  });
});

describe('the results of a match of sets', () => {
  const scripted = (match: SetsMatchParts) => match as Parameters<typeof tennis.resultsOf>[0];

  it('are one for each set, the last one with the end', () => {
    const match = scripted(matches[3]!);
    const { sets, full } = timelineOf(match);
    const scores = sets.map(({ score }) => score);
    const late = 3_000;
    expect(tennis.resultsOf(match, sets[0]!.end + late - 1)).toEqual([]);
    expect(tennis.resultsOf(match, sets[0]!.end + late)).toEqual([
      { matchId: '3', version: 1, sets: scores.slice(0, 1) },
    ]);
    const all = tennis.resultsOf(match, sets.at(-1)!.end + late);
    expect(all).toHaveLength(sets.length);
    expect(all.at(-1)).toEqual({ matchId: '3', version: sets.length, sets: scores, full });
  });

  it('of one that a player gives up say what was reached and who goes on, and nobody plays on', () => {
    const given = Array.from({ length: 60 }, (_, n) => scripted(matchOf(`g${n}`, { disruptions: 50 })));
    let [retired, walkovers] = [0, 0];
    for (const match of given) {
      const end = tennis.endsAt(match).full;
      const last = tennis.resultsOf(match, end + 3_000).at(-1)!;
      if (!last.cancelReason) continue;
      expect(last.full).toBeUndefined();
      expect(tennis.stateAt(match, end).phase).toBe('over');
      expect(tennis.stillRuns(match, end)).toBe(false);
      if (!last.reached) {
        walkovers++;
        expect(end).toBeLessThan(kickoff);
        continue;
      }
      retired++;
      expect(['H', 'C']).toContain(last.winner);
      expect(last.sets!.length).toBeGreaterThanOrEqual(last.reached[0] + last.reached[1]);
      expect(tennis.stateAt(match, end).sets?.scores).toEqual(last.sets);
    }
    expect(retired).toBeGreaterThan(10);
    expect(walkovers).toBeGreaterThan(3);
  });

  it('never say that a player gave up where nothing goes wrong', () => {
    for (const match of matches) {
      const { at } = timelineOf(match).points.at(-1)!;
      expect(tennis.resultsOf(scripted(match), at + 3_000).at(-1)?.full).toBeDefined();
    }
  });
});
