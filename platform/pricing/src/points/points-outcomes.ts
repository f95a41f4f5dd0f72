import type { Grade, GradedSelection, Market, MatchResult, Score } from '@lobby/betting';
import { readScore } from '@lobby/fixtures';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import type { PointsBook } from './points-book.ts';
import type { PointsChances } from './points-chances.ts';
import type { Row } from './row.ts';

/** What its sport says of a selection when the score is known. */
export type GradeOf = (selection: GradedSelection, result: MatchResult) => Grade | undefined;

/** The one number that decides a market, of which period: home's lead, the total, or the points of a side. */
export type Decider = `${Market['period']} ${keyof PointsChances}`;

export const deciders: readonly Decider[] = (['full', 'half'] as const).flatMap(period =>
  (['lead', 'total', 'home', 'away'] as const).map(name => `${period} ${name}` as const),
);

/** What decides a market of points. */
export function deciderOf({ kind, period }: Market): Decider {
  return `${period} ${numberOf(kind)}`;
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

/** The chances of the number that decides a market. */
export function rowOf(market: Market, book: PointsBook): Row {
  return book[market.period].chances[numberOf(market.kind)];
}

/** A score with a number: what else it says decides nothing of the market. */
export function scoreWith(decider: Decider, value: number): Score {
  if (decider.endsWith('lead')) return value >= 0 ? [value, 0] : [0, -value];
  return decider.endsWith('away') ? [0, value] : [value, 0];
}

const kept = new Map<string, Map<number, Grade>>();

/** The grades of a selection by the number that decides it, from `from` on. Kept, since every bet needs the same few. */
export function gradesBy(grade: GradeOf, backed: Backed, from: number, count: number): readonly Grade[] {
  const { wtype, rtype, line, strong, score_at_bet } = backed;
  const market = marketOf(backed);
  const decider = deciderOf(market);
  const key = [wtype, rtype, line, strong, score_at_bet].join('/');
  const known = kept.get(key) ?? new Map<number, Grade>();
  if (kept.size > 2_000) kept.clear();
  kept.set(key, known);
  return Array.from({ length: count }, (_, at) => {
    const value = from + at;
    const found =
      known.get(value) ??
      grade(
        { wtype, rtype, line, strong, scoreAtBet: readScore(score_at_bet) },
        { [market.period]: scoreWith(decider, value) },
      ) ??
      'D';
    known.set(value, found);
    return found;
  });
}
