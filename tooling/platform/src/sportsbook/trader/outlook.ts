import type { Match, Score } from '../../sim/match.ts';
import { type MatchState, minutesLeft } from '../../sim/match-state.ts';
import { afterReds, goalRate } from '../../sim/pace.ts';
import { drift } from '../../sim/random.ts';

/** Goals each side is still expected to score, by half. */
export interface Outlook {
  readonly first: Score;
  readonly second: Score;
}

/** How far the market's opinion wanders, in log goals: both sides together, and one against the other. */
const wander = { total: 0.035, side: 0.045 } as const;

/** What the book expects of a match from `state` on. With `at`, the market's mood of that moment is added. */
export function outlookOf(match: Match, state: MatchState, at?: number): Outlook {
  const [h, c] = afterReds(match.expected, state.reds);
  const left = minutesLeft(state);
  const mood = at === undefined ? { total: 0, side: 0 } : moodAt(match, state, at);
  const home = h * Math.exp(wander.total * mood.total + wander.side * mood.side);
  const away = c * Math.exp(wander.total * mood.total - wander.side * mood.side);
  const half = (name: 'first' | 'second'): Score => [
    goalRate(home, name) * left[name],
    goalRate(away, name) * left[name],
  ];
  return { first: half('first'), second: half('second') };
}

export function bothHalves(outlook: Outlook): Score {
  return [outlook.first[0] + outlook.second[0], outlook.first[1] + outlook.second[1]];
}

/** Slow before the match, quick in play; a match that runs fast has quick opinions too. */
function moodAt(match: Match, state: MatchState, at: number) {
  const natural = state.phase === 'pre' ? 12 * 60_000 : 60_000;
  const period = Math.max(15_000, natural / match.speed ** 0.5);
  return {
    total: drift(`${match.seed}/total`, at, period),
    side: drift(`${match.seed}/side`, at, period * 1.3),
  };
}
