import type { Match, Score, Side } from './match.ts';
import { afterReds, goalRate } from './pace.ts';
import { stream } from './random.ts';

/** Something that happens in a half; `minute` is counted from the half's own start. */
export interface Moment {
  readonly kind: 'goal' | 'red' | 'danger';
  readonly side: Side;
  readonly minute: number;
}

/** What happens in a match, in match time. Made from the seed alone, so it is the same in every process. */
export interface Script {
  /** Minutes each half lasts with its added time. */
  readonly first: number;
  readonly second: number;
  readonly firstHalf: readonly Moment[];
  readonly secondHalf: readonly Moment[];
  readonly half: Score;
  readonly full: Score;
}

/** Goals of one half lie at least this many minutes apart, and this far from its end. */
const room = 0.75;

/**
 * Plays a match once, minute by minute; or, for a replayed one, places the goals it had.
 * A replayed match shows no cards: the results do not tell them, and we do not invent facts about real clubs.
 */
export function writeScript(match: Pick<Match, 'seed' | 'expected' | 'real' | 'gtype'>): Script {
  const next = stream(match.seed);
  const first = 45 + 1 + Math.floor(next() * 4);
  const second = 45 + 2 + Math.floor(next() * 6);
  const { real } = match;
  if (real) {
    const later: Score = [real.full[0] - real.half[0], real.full[1] - real.half[1]];
    return {
      first,
      second,
      firstHalf: [...placed(real.half, first, next), ...alarms(first, next)].sort(byMinute),
      secondHalf: [...placed(later, second, next), ...alarms(second, next)].sort(byMinute),
      half: real.half,
      full: real.full,
    };
  }
  const one = played(match, 'first', first, [0, 0], next);
  const two = played(match, 'second', second, one.reds, next);
  return {
    first,
    second,
    firstHalf: [...one.moments, ...alarms(first, next)].sort(byMinute),
    secondHalf: [...two.moments, ...alarms(second, next)].sort(byMinute),
    half: one.score,
    full: [one.score[0] + two.score[0], one.score[1] + two.score[1]],
  };
}

function played(
  match: Pick<Match, 'expected' | 'gtype'>,
  half: 'first' | 'second',
  minutes: number,
  redsBefore: Score,
  next: () => number,
) {
  const moments: Moment[] = [];
  const score: [number, number] = [0, 0];
  const reds: [number, number] = [...redsBefore];
  const redRate = match.gtype === 'VF' ? 0 : 0.0009;
  for (let minute = 0; minute < minutes - 1; minute++) {
    const expected = afterReds(match.expected, reds);
    for (const at of [0, 1] as const) {
      const roll = next();
      const goal = goalRate(expected[at], half) * (minutes / (minutes - 1));
      const when = minute + next();
      const side: Side = at === 0 ? 'H' : 'C';
      if (roll < goal) {
        score[at]++;
        moments.push({ kind: 'goal', side, minute: when });
      } else if (roll > 1 - redRate && reds[at] === 0) {
        reds[at]++;
        moments.push({ kind: 'red', side, minute: when });
      }
    }
  }
  return { moments: spread(moments, minutes), score: score as Score, reds: reds as Score };
}

function placed(goals: Score, minutes: number, next: () => number): Moment[] {
  const sides: Side[] = [...Array<Side>(goals[0]).fill('H'), ...Array<Side>(goals[1]).fill('C')];
  return spread(
    sides.map(side => ({ kind: 'goal' as const, side, minute: next() * (minutes - 1) })),
    minutes,
  );
}

/** Attacks that come to nothing: the book shuts for a moment, so that shutting does not tell a goal. */
function alarms(minutes: number, next: () => number): Moment[] {
  const count = 1 + Math.floor(next() * 3);
  return Array.from({ length: count }, () => ({
    kind: 'danger' as const,
    side: next() < 0.5 ? ('H' as const) : ('C' as const),
    minute: 1 + next() * (minutes - 3),
  }));
}

/** Keeps moments in order, apart from each other, and clear of both whistles. */
function spread(moments: readonly Moment[], minutes: number): Moment[] {
  const sorted = [...moments].sort(byMinute);
  const gap = Math.min(room, (minutes - 1) / (sorted.length + 1));
  let latest = minutes - room;
  const beforeEnd = sorted.reverse().map(moment => {
    const minute = Math.min(moment.minute, latest);
    latest = minute - gap;
    return { ...moment, minute };
  });
  // A crowd in the first minute was pushed before it; the earliest places are one gap apart as well.
  return beforeEnd
    .reverse()
    .map((moment, at) => ({ ...moment, minute: Math.max(moment.minute, 0.1 + at * gap) }));
}

function byMinute(one: Moment, two: Moment): number {
  return one.minute - two.minute;
}
