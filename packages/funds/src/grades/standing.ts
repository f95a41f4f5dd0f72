import { day } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { GameCategory } from '../categories.ts';
import type { Weights } from '../turnover-requirement.ts';
import { gradeTerms, termsOfGrade } from './grade-terms.ts';

/** Days in which the turnover that keeps a grade is to be made. */
export const KEEPING_DAYS = 90;

/**
 * How much of a category's valid turnover counts for grades and their gifts, per cent: the less the house keeps of it,
 * the less. Whoever stakes where next to nothing is lost gains nothing by it (docs/rules.md#vip-grades).
 */
export const gradeWeights = {
  TY: 100,
  DJ: 100,
  DZ: 100,
  BY: 100,
  CP: 50,
  ZR: 20,
  QP: 20,
} as const satisfies Weights;

/** Turnover that counts for grades, in whole fen: each category by its weight. */
export function gradedTurnover(valid: ReadonlyMap<GameCategory, Fen>): Fen {
  let percent = 0n;
  for (const [category, fen] of valid) percent += fen * BigInt(gradeWeights[category]);
  return percent / 100n;
}

/** A member's VIP grade and how they came to it. */
export interface Standing {
  readonly grade: number;
  /** Fen of turnover that the grade stood for at `countedFrom`: turnover from then on is added to it. */
  readonly base: Fen;
  /** ms; bets that were settled before are in `base`. */
  readonly countedFrom: number;
  /** ms; when the current keeping period began. */
  readonly keptFrom: number;
}

/** How far members are who never bet. @param at when the account was made, ms. */
export const firstStanding = (at: number): Standing => ({
  grade: 0,
  base: 0n,
  countedFrom: at,
  keptFrom: at,
});

/** The standing of whoever is given a grade at an instant, ms: as if they had just reached it. */
export function givenStanding(grade: number, at: number): Standing {
  return { grade, base: termsOfGrade(grade).reach, countedFrom: at, keptFrom: at };
}

/** When the current keeping period ends, ms. */
export const keepingEnd = ({ keptFrom }: Standing): number => keptFrom + KEEPING_DAYS * day;

/**
 * The standing after turnover was settled: as high as it reaches, never lower. A rise begins a keeping period.
 * @param turnover fen settled since `countedFrom`.
 */
export function risen(standing: Standing, turnover: Fen, at: number): Standing {
  const all = standing.base + turnover;
  const reached = gradeTerms.findLastIndex(({ reach }) => all >= reach);
  return reached > standing.grade ? { ...standing, grade: reached, keptFrom: at } : standing;
}

/**
 * The standing after a keeping period: the same grade where enough was staked in it, one less otherwise. Whoever falls
 * counts from what the lower grade stands for.
 * @param turnover fen settled in the period.
 */
export function afterKeeping(standing: Standing, turnover: Fen): Standing {
  const end = keepingEnd(standing);
  if (turnover >= termsOfGrade(standing.grade).keep) return { ...standing, keptFrom: end };
  return givenStanding(standing.grade - 1, end);
}
