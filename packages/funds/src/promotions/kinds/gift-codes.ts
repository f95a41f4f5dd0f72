import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

/** One step for each code that the member redeemed, named by the id of the code. Of others nothing is told. */
export const giftCodeSteps = (rule: RuleOf<'gift-code'>, { codes }: PromotionFacts): Step[] =>
  codes.map(key => ({ key, unit: 'times', done: 1n, need: 1n, gift: fenOf(rule.gift), state: 'reached' }));
