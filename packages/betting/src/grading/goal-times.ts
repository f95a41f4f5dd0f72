import { type IntervalPeriod, intervalOf, intervalPeriods, isOfFirstHalf } from '../markets/periods.ts';
import type { Score } from './grade.ts';

/** A goal that counts, and when it fell as football says it: from 1, "45+2" in added time. */
export interface TimedGoal {
  readonly side: 'H' | 'C';
  readonly minute: string;
}

const minutesOfInterval = 15;
const minuteForm = /^([1-9]\d?)(?:\+\d{1,2})?$/;

/** The quarter of an hour that a minute belongs to, added time to the one before it; undefined beyond ninety minutes. */
export function intervalAt(minute: string): IntervalPeriod | undefined {
  const played = Number(minuteForm.exec(minute)?.[1] ?? Number.NaN);
  return intervalPeriods[Math.ceil(played / minutesOfInterval) - 1];
}

/** Goals one after the other; those of one minute stay as they were reported. */
export function inOrder(goals: readonly TimedGoal[]): readonly TimedGoal[] {
  const placeOf = ({ minute }: TimedGoal) => {
    const [played = 0, added = 0] = minute.split('+').map(Number);
    return played * 100 + added;
  };
  return [...goals].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What a result says that times of goals are held against. */
interface Reported {
  readonly goals?: readonly TimedGoal[];
  readonly half?: Score;
  readonly full?: Score;
  readonly reached?: Score;
  readonly played?: number;
}

/** The goals of an interval so far; undefined while the goals reported do not make up the score that is known. */
export function goalsIn(
  interval: IntervalPeriod,
  { goals, half, full, reached }: Reported,
): Score | undefined {
  // The first half is known by itself; what comes after it by the end.
  const end = isOfFirstHalf(interval) && half ? undefined : (full ?? reached);
  if (!end && !(half && isOfFirstHalf(interval))) return undefined;
  // A score without goals needs no times.
  const told = [goals ?? [], []].find(each => isMadeUpOf({ half, full: end }, each));
  return told && scoreOf(told, at => at === interval);
}

/** Whether these goals, all in ninety minutes, are those of a score, as far as it is said. */
export function isMadeUpOf(
  { half, full }: Pick<Reported, 'half' | 'full'>,
  goals: readonly TimedGoal[],
): boolean {
  if (goals.some(({ minute }) => intervalAt(minute) === undefined)) return false;
  if (half && !isSame(scoreOf(goals, isOfFirstHalf), half)) return false;
  return (
    !full ||
    isSame(
      scoreOf(goals, () => true),
      full,
    )
  );
}

/** Whether an interval was played to its end, by what is known of the match. */
export function isPlayed(interval: IntervalPeriod, { half, full, played = 0 }: Reported): boolean {
  if (full) return true;
  if (isOfFirstHalf(interval) && half) return true;
  const isUntilWhistle = interval === 'I3' || interval === 'I6';
  // In added time of the first half more minutes are played than it has.
  const isPlaced = isOfFirstHalf(interval) || half !== undefined;
  return !isUntilWhistle && isPlaced && played >= (intervalOf(interval) ?? 0) * minutesOfInterval;
}

function scoreOf(goals: readonly TimedGoal[], isCounted: (at: IntervalPeriod) => boolean): Score {
  const counted = goals.filter(({ minute }) => {
    const at = intervalAt(minute);
    return at !== undefined && isCounted(at);
  });
  const of = (side: TimedGoal['side']) => counted.filter(goal => goal.side === side).length;
  return [of('H'), of('C')];
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** As a row keeps them: "12H 45+2C". */
export function printGoals(goals: readonly TimedGoal[]): string {
  return goals.map(({ side, minute }) => `${minute}${side}`).join(' ');
}

/** What `printGoals` wrote, or a person typed; undefined for anything else. */
export function readGoals(text: string): TimedGoal[] | undefined {
  const goals = text
    .split(/\s+/)
    .filter(Boolean)
    .map((part): TimedGoal | undefined => {
      const side = part.slice(-1);
      const minute = part.slice(0, -1);
      return (side === 'H' || side === 'C') && intervalAt(minute) ? { side, minute } : undefined;
    });
  return goals.every(goal => goal !== undefined) ? goals : undefined;
}
