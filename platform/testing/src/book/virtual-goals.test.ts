import { stateAt, timelineOf, virtualFootball } from '@lobby/simulation';
import { testSecret } from '@lobby/simulation/testing/match';
import { expect, it } from 'vitest';
import { testConfig } from '../server/test-config.ts';
import { virtualGoals, virtualResults } from './virtual-goals.ts';

it('knows when the goals of virtual matches fall, and how quiet it is around them', () => {
  const now = 1_800_000_000_000;
  const goals = virtualGoals(testConfig.seed ?? 0, now);
  expect(goals.length).toBeGreaterThan(5);
  const matches = virtualFootball(testSecret).matchesAround(now);
  for (const goal of goals) {
    const match = matches.find(({ home, away }) => home === goal.home && away === goal.away);
    if (!match) throw new Error(`There is no match ${goal.home['zh-CN']} - ${goal.away['zh-CN']}`);
    const at = (ms: number) => stateAt(match, ms);
    const total = (ms: number) => at(ms).score[0] + at(ms).score[1];
    expect(total(goal.confirmedAt) - total(goal.shutFrom)).toBeGreaterThanOrEqual(1);
    expect(at(goal.shutFrom).shut).toBe(true);
    if (goal.quietBefore > 0) expect(at(goal.shutFrom - 1).since).toBe(goal.shutFrom - goal.quietBefore);
    if (goal.quietAfter > 0) expect(at(goal.openFrom + goal.quietAfter - 1).since).toBe(goal.openFrom);
  }
});

it('knows how they end', () => {
  const now = 1_800_000_000_000;
  const results = virtualResults(testConfig.seed ?? 0, now);
  const matches = virtualFootball(testSecret).matchesAround(now);
  expect(results.map(({ home }) => home)).toEqual(matches.map(({ home }) => home));
  for (const [at, match] of matches.entries())
    expect(stateAt(match, timelineOf(match).fullTime).score).toEqual(results[at]?.full);
});
