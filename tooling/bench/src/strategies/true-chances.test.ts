import { stateAt, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { lawGoals } from './drawing-law.ts';
import { trueChances } from './true-chances.ts';

const minute = 60_000;
const matches = Array.from({ length: 2_500 }, (_, n) =>
  testMatch({ id: `law/${n}`, expected: [1.7, 1.2], gtype: n % 2 === 0 ? 'FT' : 'VF' }),
);

/** Outcomes of drawn matches from an open book on, minus their probabilities: by event, in standard errors. */
function surprise(played: number, only = (_thought: Thought) => true) {
  const events = {
    'no goal': (h: number, c: number) => h + c === 0,
    'two goals or more': (h: number, c: number) => h + c >= 2,
    'more home goals': (h: number, c: number) => h > c,
    'more away goals': (h: number, c: number) => c > h,
  };
  const thoughts = matches.flatMap(match => thoughtOf(match, played)).filter(only);
  const errors = Object.entries(events).map(([name, holds]) => {
    let [difference, variance] = [0, 0];
    for (const { chances, came } of thoughts) {
      const thought = chanceOf(chances, holds);
      difference += (holds(...came) ? 1 : 0) - thought;
      variance += thought * (1 - thought);
    }
    return [name, difference / Math.sqrt(variance)] as const;
  });
  return { count: thoughts.length, errors };
}

type Thought = ReturnType<typeof thoughtOf>[number];

function thoughtOf(match: ReturnType<typeof testMatch>, played: number) {
  const { kickoff, secondHalfStart, full } = timelineOf(match);
  const at = played < 45 ? kickoff + played * minute : secondHalfStart + (played - 45) * minute;
  const { shut, phase, score, lastsBeyond } = stateAt(match, at);
  if (shut || phase === 'over' || phase === 'HT') return [];
  const { full: chances } = trueChances(match, at);
  const came: [number, number] = [full[0] - score[0], full[1] - score[1]];
  return [{ chances, came, lastsBeyond }];
}

function chanceOf(chances: Float64Array, holds: (h: number, c: number) => boolean): number {
  let sum = 0;
  for (let h = 0; h <= lawGoals; h++) {
    for (let c = 0; c <= lawGoals; c++) if (holds(h, c)) sum += chances[h * (lawGoals + 1) + c]!;
  }
  return sum;
}

describe('the exact chances by the law of drawing', () => {
  it('add up to one, at kick-off and late', () => {
    const [match] = matches as [ReturnType<typeof testMatch>];
    for (const at of [-1, 20, 70]) {
      const { full } = trueChances(match, match.kickoff + at * minute);
      expect(chanceOf(full, () => true)).toBeCloseTo(1, 10);
    }
  });

  it.each([-10, 30.4, 60.5, 88.2])('match the frequencies of drawn matches from minute %d on', played => {
    const { count, errors } = surprise(played);
    expect(count).toBeGreaterThan(2_000);
    for (const [name, error] of errors) expect(Math.abs(error), name).toBeLessThan(3);
  });

  it('account for added time that has been seen to continue', () => {
    const { count, errors } = surprise(92.4, ({ lastsBeyond }) => lastsBeyond > 47.4);
    expect(count).toBeGreaterThan(100);
    for (const [name, error] of errors) expect(Math.abs(error), name).toBeLessThan(3);
  });
});
