import type { Score } from '@lobby/betting';
import { footballFacts } from '@lobby/draws';
import { matchSpan } from '@lobby/fixtures';
import { rulesOf, stateAt, timelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { type Law, lawOf, mixture, nothing } from './drawing-law.ts';

/** Probabilities of further goals, given the drawing law and everything shown so far. */
export interface TrueChances {
  readonly score: Score;
  /** Row-major by further goals, home first, up to `lawGoals` each. */
  readonly full: Float64Array;
  /** Further goals in the first half; undefined when it has ended. */
  readonly half: Float64Array | undefined;
}

const minute = 60_000;
/** Goals closer together than this are moved apart, so that this is the shortest interval shown. */
const apart = 45_000;

/**
 * The true probabilities of a match, given what was shown by `now`, and no event in the next three match seconds. All lengths of a half still possible are equally likely; events reveal it: the last minute has none and the last two no alarm.
 */
export function trueChances(match: TestMatch, now: number): TrueChances {
  const state = stateAt(match, now);
  const law = lawFor(match);
  const reds = state.reds[0] * 2 + state.reds[1];
  const { score, phase } = state;
  const answer = (full: readonly Float64Array[], half?: readonly Float64Array[]) => ({
    score,
    full: full[reds]!,
    half: half?.[reds],
  });
  switch (phase) {
    case 'pre':
      return answer(law.wholeMatch, law.wholeFirst);
    case 'HT':
      return answer(law.wholeSecond);
    case 'over':
      return answer(nothing());
    default: {
      const half = phase === '1H' ? 0 : 1;
      const shown = shownOf(match, half, now);
      const rest = (rows: Law['first']) => restOfHalf(law, half, rows, shown);
      return half === 0 ? answer(rest(law.firstAndSecond), rest(law.first)) : answer(rest(law.second));
    }
  }
}

/** What was shown of a running half. Times in match ms since its start. */
interface Shown {
  readonly gone: number;
  /** Events may still be shown from here on. */
  readonly from: number;
  /** The sides whose draw of the current minute has been used. */
  readonly used: readonly [boolean, boolean];
  /** The half lasts longer than this, minutes. */
  readonly beyond: number;
}

function shownOf(match: TestMatch, half: 0 | 1, now: number): Shown {
  const timeline = timelineOf(match);
  const start = half === 0 ? timeline.kickoff : timeline.secondHalfStart;
  const inHalf = (at: number) => (at - start) * match.speed;
  const seen = timeline.incidents
    .filter(one => one.at >= start && one.confirmedAt <= now)
    .map(one => ({ ...one, at: inHalf(one.at) }));
  const events = seen.filter(one => one.kind !== 'danger');
  const gone = inHalf(now);
  const safe = gone + matchSpan(match, 3) * match.speed;
  const last = Math.max(...events.map(one => one.at), Number.NEGATIVE_INFINITY);
  const from = safe - last < apart ? last : safe;
  const running = Math.floor(from / minute);
  const used = (side: 'H' | 'C') =>
    events.some(one => one.side === side && Math.floor(one.at / minute) === running);
  const quiet = (kind: string) => footballFacts.quietMinutes + (kind === 'danger' ? 1 : 0);
  const beyond = Math.max(gone / minute, ...seen.map(one => one.at / minute + quiet(one.kind)));
  return { gone, from, used: [used('H'), used('C')], beyond };
}

function restOfHalf(law: Law, half: 0 | 1, rows: Law['first'], { from, used, beyond }: Shown) {
  const running = Math.floor(from / minute);
  const lengths = lengthsOf(half).filter(length => length > beyond);
  const left = (lengths.length > 0 ? lengths : lengthsOf(half).slice(-1)).map(
    length => length - footballFacts.quietMinutes - running,
  );
  const over = left.filter(minutes => minutes <= 0).map(() => rows[0]!);
  const after = left.filter(minutes => minutes > 0).map(minutes => rows[minutes - 1]!);
  if (after.length === 0) return rows[0]!;
  const going = law.minute(half, mixture(after), { gone: from / minute - running, used });
  return mixture([...over, ...after.map(() => going)]);
}

const lengthsOf = (half: 0 | 1) => {
  const { least, choices } = footballFacts.minutes[half];
  return Array.from({ length: choices }, (_, at) => least + at);
};

const kept = new Map<string, Law>();

function lawFor(match: TestMatch): Law {
  const rules = rulesOf(match);
  const key = `${rules.goal}/${rules.red}`;
  const law = kept.get(key) ?? lawOf(rules);
  if (kept.size > 50) kept.clear();
  kept.set(key, law);
  return law;
}
