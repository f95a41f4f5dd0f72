import type { Grade, Market, MatchResult, Period, Score } from '@lobby/betting';
import { quarterOf } from '@lobby/betting';
import { type GradeOf, keepByGrade } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import type { PointsChances } from './points-chances.ts';
import type { Row } from './row.ts';

/** The one number that decides a market, of which period: home's lead, the total, or the points of a side. */
export type Decider = `${Period} ${keyof PointsChances}`;

/** What decides a market of points. */
export function deciderOf({ kind, period }: Market): Decider {
  return `${period} ${numberOf(kind)}`;
}

/** The period of such a number. */
export function periodOf(decider: Decider): Period {
  // Safe: a decider is a period and a number.
  return decider.split(' ')[0] as Period;
}

function numberOf(kind: Market['kind']): keyof PointsChances {
  switch (kind) {
    case 'total':
    case 'odd-even':
      return 'total';
    case 'home-total':
      return 'home';
    case 'away-total':
      return 'away';
    default:
      return 'lead';
  }
}

interface ChancesOfPart {
  readonly chances: PointsChances;
}

/** Whatever lines are drawn from: the chances of the score at the end, of the first half, and of quarters where it has them. */
export type ChancesBook = Readonly<Record<'full' | 'half', ChancesOfPart>> &
  Readonly<Partial<Record<Period, ChancesOfPart>>>;

/** The chances of the number that decides a market. @throws RangeError for one of a period that the book has not. */
export function rowOf(market: Market, book: ChancesBook): Row {
  const part = book[market.period];
  if (!part) throw new RangeError(`No chances of ${market.period}.`);
  return part.chances[numberOf(market.kind)];
}

/** A score with a number: what else it says decides nothing of the market. */
export function scoreWith(decider: Decider, value: number): Score {
  if (decider.endsWith('lead')) return value >= 0 ? [value, 0] : [0, -value];
  return decider.endsWith('away') ? [0, value] : [value, 0];
}

/** Leads and points beyond these count as them. */
const mostLead = 120;
const mostPoints = 250;

/** The numbers that are told apart of what decides a market. */
export function valuesOf(decider: Decider): { readonly from: number; readonly count: number } {
  if (decider.endsWith('lead')) return { from: -mostLead, count: 2 * mostLead + 1 };
  return { from: 0, count: (decider.endsWith('total') ? 2 : 1) * mostPoints + 1 };
}

/** Numbers in a row with one grade, from this one to before the next run. */
interface GradeRun {
  readonly from: number;
  readonly grade: Grade;
}

const keepRuns = keepByGrade<readonly GradeRun[]>(5_000);

/**
 * The grades of a selection by the number that decides it, the least first. The score at the bet does not count: all bets
 * on a line are alike.
 */
export function gradeRuns(grade: GradeOf, backed: Backed): readonly GradeRun[] {
  const { wtype, rtype, line, strong } = backed;
  return keepRuns(grade, [wtype, rtype, line, strong].join('/'), () => {
    const market = marketOf(backed);
    const decider = deciderOf(market);
    const { from, count } = valuesOf(decider);
    const runs: GradeRun[] = [];
    for (let value = from; value < from + count; value++) {
      const score = scoreWith(decider, value);
      const one = grade({ wtype, rtype, line, strong }, resultOf(market.period, score)) ?? 'D';
      if (runs.at(-1)?.grade !== one) runs.push({ from: value, grade: one });
    }
    return runs;
  });
}

/** A match of which one score is known: that of a period. */
function resultOf(period: Period, score: Score): MatchResult {
  const quarter = quarterOf(period);
  if (quarter === undefined) return { [period]: score };
  return { quarters: [...Array.from({ length: quarter - 1 }, (): Score => [0, 0]), score] };
}

/** The same for each number from `from` on. */
export function gradesBy(
  grade: GradeOf,
  backed: Backed,
  { from, count }: { readonly from: number; readonly count: number },
): readonly Grade[] {
  const runs = gradeRuns(grade, backed);
  let run = 0;
  return Array.from({ length: count }, (_, at) => {
    while ((runs[run + 1]?.from ?? Infinity) <= from + at) run++;
    // Safe: there is a run from the least number on.
    return runs[run]!.grade;
  });
}
