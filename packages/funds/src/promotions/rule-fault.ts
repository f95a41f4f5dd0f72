import type { Fen } from '@lobby/money';
import { type BonusRules, bonusProblem } from '../bonus-terms.ts';
import { turnoverGroups } from '../categories.ts';
import { periodBudgetOf } from './budget.ts';
import { mostGift } from './gifts-of.ts';
import { fenOf, type PromotionRule, type RuleOf } from './rule.ts';

/** A field of a rule that does not go with the others. */
export type RuleFault =
  | 'tiers'
  | 'tasks'
  | 'places'
  | 'segments'
  | 'budget.total'
  | 'budget.perMember'
  | 'budget.perPeriod.most'
  | TermsFault;

/** What a brand may not allow of a rule: more turnover, or in more games, than its bonus rules say. */
export type TermsFault = 'turnover.multiple' | 'turnover.group';

/**
 * What a rule of the right shape still has wrong: tiers rise, a task is named once, gifts of places do not rise and are
 * in the budget. Not in the schema, so that the first page of a site carries no more of valibot.
 */
export const ruleFault = (rule: PromotionRule): RuleFault | undefined =>
  faultOfKind(rule) ?? faultOfPeriod(rule);

/** What the bonus rules of a brand do not allow of the turnover that a gift asks for; undefined: nothing. */
export function termsFault(
  { turnover: { multiple, group } }: Pick<PromotionRule, 'turnover'>,
  rules: BonusRules,
): TermsFault | undefined {
  const weights = Object.fromEntries(turnoverGroups[group].map(category => [category, 100]));
  // The same whatever the gift is: its turnover is a multiple of it.
  const problem = bonusProblem({ bonus: 100n, base: 100n, multiple, weights }, rules);
  if (!problem) return undefined;
  return problem === 'turnover-too-high' ? 'turnover.multiple' : 'turnover.group';
}

/** A gift of more than a whole period gives would wait for ever. */
function faultOfPeriod(rule: PromotionRule): RuleFault | undefined {
  const period = periodBudgetOf(rule);
  return period && mostGift(rule) > period.most ? 'budget.perPeriod.most' : undefined;
}

function faultOfKind(rule: PromotionRule): RuleFault | undefined {
  switch (rule.kind) {
    case 'betting':
      return rule.tiers.every(risesAbove) ? undefined : 'tiers';
    case 'tasks':
      return new Set(rule.tasks.map(({ task }) => task)).size === rule.tasks.length ? undefined : 'tasks';
    case 'race':
      return placesFault(
        rule.places.map(({ gift }) => fenOf(gift)),
        rule.budget,
      );
    case 'draw':
      return faultOfDraw(rule);
    case 'friends':
      return placesFault([fenOf(rule.friend.gift)], rule.budget);
    default:
      return undefined;
  }
}

function faultOfDraw({ segments, budget }: RuleOf<'draw'>): RuleFault | undefined {
  const isBelowGift = (amount: string) => segments.some(({ gift }) => fenOf(gift) > fenOf(amount));
  if (!isBelowGift('0')) return 'segments';
  if (isBelowGift(budget.total)) return 'budget.total';
  return isBelowGift(budget.perMember) ? 'budget.perMember' : undefined;
}

interface Tier {
  readonly need: string;
  readonly gift: string;
}

function risesAbove({ need, gift }: Tier, at: number, tiers: readonly Tier[]): boolean {
  const before = tiers[at - 1];
  return !before || (fenOf(need) > fenOf(before.need) && fenOf(gift) > fenOf(before.gift));
}

function placesFault(gifts: readonly Fen[], budget: PromotionRule['budget']): RuleFault | undefined {
  if (gifts.some((gift, at) => at > 0 && gift > (gifts[at - 1] ?? 0n))) return 'places';
  if (gifts.some(gift => gift > fenOf(budget.perMember))) return 'budget.perMember';
  return gifts.reduce((sum, gift) => sum + gift, 0n) > fenOf(budget.total) ? 'budget.total' : undefined;
}
