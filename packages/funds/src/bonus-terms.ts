import type { Fen } from '@lobby/money';
import { type GameCategory, productGroups } from './categories.ts';
import { turnoverNeed, type Weights } from './turnover-requirement.ts';

/** What a bonus asks for before it is given. Amounts in fen. */
export interface BonusTerms {
  readonly bonus: Fen;
  /** What the multiple counts from: the bonus, or the deposit with it. */
  readonly base: Fen;
  readonly multiple: number;
  readonly weights: Weights;
}

/** `fair`: at most ten times the bonus and one product group, as regulators ask; `open`: what the brand sets. */
export type BonusRules = 'fair' | 'open';

export type BonusProblem = 'turnover-too-high' | 'several-product-groups' | 'no-category';

const MAX_TURNOVER_MULTIPLE = 10n;

/** What is wrong with the terms of a bonus; undefined when it may be offered. */
export function bonusProblem(terms: BonusTerms, rules: BonusRules): BonusProblem | undefined {
  const counts = (category: GameCategory) => (terms.weights[category] ?? 0) > 0;
  const groups = Object.values(productGroups).filter(group => group.some(counts)).length;
  if (groups === 0) return 'no-category';
  if (rules === 'open') return undefined;
  if (groups > 1) return 'several-product-groups';
  return turnoverNeed(terms.base, terms.multiple) > MAX_TURNOVER_MULTIPLE * terms.bonus
    ? 'turnover-too-high'
    : undefined;
}
