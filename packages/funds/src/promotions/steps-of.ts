import type { PromotionFacts } from './facts.ts';
import { bettingSteps } from './kinds/betting.ts';
import { cashbackSteps } from './kinds/cashback.ts';
import { firstDepositSteps, nextDepositSteps } from './kinds/deposits.ts';
import { drawSteps } from './kinds/draw.ts';
import { friendSteps } from './kinds/friends.ts';
import { giftCodeSteps } from './kinds/gift-codes.ts';
import { raceSteps } from './kinds/race.ts';
import { signInSteps } from './kinds/sign-in.ts';
import { taskSteps } from './kinds/tasks.ts';
import type { PromotionRule } from './rule.ts';
import type { Step } from './step.ts';

/**
 * What a member has to do in a promotion, how far they are, and what they reached. Pure: the same facts give the same
 * steps, whenever they are asked for.
 */
export function stepsOf(rule: PromotionRule, facts: PromotionFacts): readonly Step[] {
  switch (rule.kind) {
    case 'first-deposit':
      return firstDepositSteps(rule, facts);
    case 'next-deposit':
      return nextDepositSteps(rule, facts);
    case 'cashback':
      return cashbackSteps(rule, facts);
    case 'betting':
      return bettingSteps(rule, facts);
    case 'tasks':
      return taskSteps(rule, facts);
    case 'sign-in':
      return signInSteps(rule, facts);
    case 'race':
      return raceSteps(rule, facts);
    case 'draw':
      return drawSteps(rule, facts);
    case 'gift-code':
      return giftCodeSteps(rule, facts);
    case 'friends':
      return facts.invitation ? friendSteps(rule, facts.invitation) : [];
  }
}
