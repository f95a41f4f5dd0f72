import { type CalendarPeriod, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import { leastGift } from './gifts-of.ts';
import { fenOf, type PromotionRule } from './rule.ts';
import type { StepReason } from './step.ts';

/** What is left to be given, fen: of the promotion, for the member, and of the running period where there is a limit. */
interface BudgetLeft {
  readonly total: Fen;
  readonly member: Fen;
  readonly period?: Fen | undefined;
}

/** Why a gift that was reached is not given now: it is given whole or not at all. Undefined: it is given. */
export function withheldBy(gift: Fen, { total, member, period }: BudgetLeft): StepReason | undefined {
  // A share of less than a fen is no gift either.
  if (gift === 0n) return 'no-gift';
  if (gift > total) return 'budget-total';
  if (gift > member) return 'budget-member';
  return period !== undefined && gift > period ? 'budget-period' : undefined;
}

interface PeriodBudget {
  readonly period: CalendarPeriod;
  /** Fen that a period gives at most. */
  readonly most: Fen;
}

/** How much a promotion gives in a period at most; undefined: as much as its whole budget. */
export function periodBudgetOf({ budget }: Pick<PromotionRule, 'budget'>): PeriodBudget | undefined {
  const limit = 'perPeriod' in budget ? budget.perPeriod : undefined;
  return limit && { period: limit.period, most: fenOf(limit.most) };
}

/**
 * When gifts are given again, ms, where the running period has less left than the smallest gift; 0: they are given.
 * @param left fen of the period; undefined where there is no limit.
 */
export function resumesAt(rule: PromotionRule, left: Fen | undefined, now: number): number {
  const limit = periodBudgetOf(rule);
  return limit && left !== undefined && left < leastGift(rule) ? periodAt(limit.period, now).end : 0;
}
