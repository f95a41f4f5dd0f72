import type { Score } from '@lobby/betting';
import type { Fixture, MarketNoise, MatchState } from '@lobby/fixtures';
import type { OperatorSetting } from './book-inputs.ts';
import { afterReds, goalsIn, minutesLeft } from './goal-rates.ts';

/** Goals each side is still expected to score, by half. */
export interface ExpectedGoals {
  readonly first: Score;
  readonly second: Score;
}

/**
 * How far the simulated market opinion varies, in log goals: both sides together, and one against the other. So
 * little that backing one side at one extreme and the other at the other still loses.
 */
const wander = { total: 0.007, side: 0.007 } as const;

/** What the book expects of a match from `state` on, with the market's noise and the operator's adjustment. */
export function expectedGoalsOf(
  match: Pick<Fixture, 'expected'>,
  state: MatchState,
  noise: MarketNoise,
  operator: OperatorSetting,
): ExpectedGoals {
  const [h, c] = afterReds(match.expected, state.reds);
  const left = minutesLeft(state);
  const total = wander.total * noise.total + operator.totalMilli / 1000;
  const side = wander.side * noise.side + operator.sideMilli / 1000;
  const home = h * Math.exp(total + side);
  const away = c * Math.exp(total - side);
  const half = (name: 'first' | 'second'): Score => [
    goalsIn(home, name, left[name]),
    goalsIn(away, name, left[name]),
  ];
  return { first: half('first'), second: half('second') };
}
