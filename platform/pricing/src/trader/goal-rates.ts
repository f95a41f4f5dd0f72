import { type IntervalPeriod, intervalOf, isOfFirstHalf, type Score } from '@lobby/betting';
import { footballFacts, goalsAMinute } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';

/** Goals that one side, expected to score `goals` in all, still scores in `minutes` of a half with goals in them. */
export function goalsIn(goals: number, half: 'first' | 'second', minutes: number): number {
  return goalsAMinute(goals, half === 'first' ? 0 : 1) * minutes;
}

/** What red cards do to the goals each side may still score. */
export function afterReds(expected: Score, reds: Score): Score {
  const { own, other } = footballFacts.afterRed;
  const factor = (mine: number, theirs: number) => (own / 1000) ** mine * (other / 1000) ** theirs;
  return [expected[0] * factor(reds[0], reds[1]), expected[1] * factor(reds[1], reds[0])];
}

/**
 * Minutes of a half in which goals may still fall, when `played` minutes of it are over and it is known to last
 * beyond `knownToLast`. The added time is not known: every length that is still possible is as likely as another.
 */
function minutesToCome(half: 'first' | 'second', played: number, knownToLast = 0): number {
  const { least, choices } = footballFacts.minutes[half === 'first' ? 0 : 1];
  const lengths = Array.from({ length: choices }, (_, at) => least + at).filter(
    length => length > Math.max(played, knownToLast),
  );
  const sum = lengths.reduce(
    (all, length) => all + Math.max(0, length - footballFacts.quietMinutes - played),
    0,
  );
  return lengths.length === 0 ? 0 : sum / lengths.length;
}

/** Of the goals that a side may still score in a match, the share that falls into an interval which has not begun. */
export function shareOfInterval(
  interval: IntervalPeriod,
  state: Pick<MatchState, 'phase' | 'clock' | 'lastsBeyond'>,
): number {
  const half = isOfFirstHalf(interval) ? 'first' : 'second';
  const inHalf = ((intervalOf(interval) ?? 1) - 1) % 3;
  const isRunning = half === 'first' ? state.phase === '1H' : state.phase === '2H';
  const minutes =
    inHalf < 2 ? 15 : minutesToCome(half, inHalf * 15, isRunning ? state.lastsBeyond : undefined);
  const left = minutesLeft(state);
  const all = goalsIn(1, 'first', left.first) + goalsIn(1, 'second', left.second);
  return all === 0 ? 0 : Math.min(1, goalsIn(1, half, minutes) / all);
}

/** Minutes with goals in them that each half still has, as far as anybody can know. */
export function minutesLeft(state: Pick<MatchState, 'phase' | 'clock' | 'lastsBeyond'>): {
  first: number;
  second: number;
} {
  const minute = state.clock / 60;
  switch (state.phase) {
    case 'pre':
      return { first: minutesToCome('first', 0), second: minutesToCome('second', 0) };
    case '1H':
      return { first: minutesToCome('first', minute, state.lastsBeyond), second: minutesToCome('second', 0) };
    case 'HT':
      return { first: 0, second: minutesToCome('second', 0) };
    case '2H':
      return { first: 0, second: minutesToCome('second', minute - 45, state.lastsBeyond) };
    case 'over':
      return { first: 0, second: 0 };
  }
}
