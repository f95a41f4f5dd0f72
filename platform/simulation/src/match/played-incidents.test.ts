import { describe, expect, it } from 'vitest';
import { testMatch } from '../testing/test-match.ts';
import { disruptionOf } from './disruptions.ts';
import { stateAt } from './match-state.ts';
import { timelineOf } from './timeline.ts';

const matches = Array.from({ length: 60 }, (_, n) => testMatch({ id: `78${n}`, disruptions: 20 }));

describe('the incidents of a match', () => {
  it('are the public score and cards at every moment, and nothing that is not confirmed', () => {
    for (const match of matches) {
      const { kickoff, fullTime } = timelineOf(match);
      for (let at = kickoff - 60_000; at < fullTime + 60_000; at += 20_000) {
        const { score, reds, incidents = [] } = stateAt(match, at);
        const count = (kind: string, side: string) =>
          incidents.filter(one => one.kind === kind && one.side === side).length;
        expect([count('goal', 'H'), count('goal', 'C')]).toEqual(score);
        expect([count('red', 'H'), count('red', 'C')]).toEqual(reds);
      }
    }
  });

  it('have a goal that is taken back only until then', () => {
    const match = matches.find(one => disruptionOf(one)?.kind === 'goal-cancelled')!;
    const disruption = disruptionOf(match);
    if (disruption?.kind !== 'goal-cancelled') throw new Error('no match with a goal that is taken back');
    const count = (at: number) => stateAt(match, at).incidents?.length ?? 0;
    expect(count(disruption.goal.confirmedAt)).toBe(count(disruption.goal.confirmedAt - 1) + 1);
    expect(count(disruption.cancelledAt)).toBe(count(disruption.cancelledAt - 1) - 1);
  });
});
