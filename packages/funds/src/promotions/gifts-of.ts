import type { Fen } from '@lobby/money';
import { shareOf } from './kinds/deposits.ts';
import { largestGift } from './kinds/draw.ts';
import { fenOf, type PromotionRule } from './rule.ts';

/** Every gift that a rule names, fen: of a share the least and the most, of a wheel what it has to have left. */
function giftsOf(rule: PromotionRule): readonly Fen[] {
  switch (rule.kind) {
    case 'first-deposit':
    case 'next-deposit':
      return [shareOf(fenOf(rule.minDeposit), rule), fenOf(rule.cap)];
    case 'cashback':
      return [shareOf(fenOf(rule.minLoss), rule), fenOf(rule.cap)];
    case 'betting':
      return rule.tiers.map(({ gift }) => fenOf(gift));
    case 'tasks':
      return rule.tasks.map(({ gift }) => fenOf(gift));
    case 'sign-in':
      return rule.gifts.map(fenOf);
    case 'race':
      return rule.places.map(({ gift }) => fenOf(gift));
    case 'draw':
      return [largestGift(rule)];
    case 'gift-code':
      return [fenOf(rule.gift)];
    case 'friends':
      return [fenOf(rule.friend.gift)];
  }
}

/** The smallest gift of a rule, fen: a budget with less left is spent. */
export const leastGift = (rule: PromotionRule): Fen => sorted(rule).at(0) ?? 0n;

/** The largest gift of a rule, fen. */
export const mostGift = (rule: PromotionRule): Fen => sorted(rule).at(-1) ?? 0n;

const sorted = (rule: PromotionRule) => giftsOf(rule).toSorted((a, b) => Number(a - b));
