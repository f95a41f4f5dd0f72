import type { Fixture, Score } from '../../sim/match.ts';
import type { MatchState } from '../../sim/match-state.ts';
import type { Mood } from '../../sim/mood.ts';
import { afterReds, goalsIn, minutesLeft } from '../../sim/pace.ts';
import type { OperatorSetting } from '../inputs/book-inputs.ts';

/** Goals each side is still expected to score, by half. */
export interface Outlook {
  readonly first: Score;
  readonly second: Score;
}

/**
 * How far the market's opinion wanders, in log goals: both sides together, and one against the other. So little
 * that whoever buys one side at its one extreme and the other at the other still loses.
 */
const wander = { total: 0.01, side: 0.01 } as const;

/** What the book expects of a match from `state` on, with the market's mood and the operator's lean. */
export function outlookOf(
  match: Pick<Fixture, 'expected'>,
  state: MatchState,
  mood: Mood,
  operator: OperatorSetting,
): Outlook {
  const [h, c] = afterReds(match.expected, state.reds);
  const left = minutesLeft(state);
  const total = wander.total * mood.total + operator.totalMilli / 1000;
  const side = wander.side * mood.side + operator.sideMilli / 1000;
  const home = h * Math.exp(total + side);
  const away = c * Math.exp(total - side);
  const half = (name: 'first' | 'second'): Score => [
    goalsIn(home, name, left[name]),
    goalsIn(away, name, left[name]),
  ];
  return { first: half('first'), second: half('second') };
}
