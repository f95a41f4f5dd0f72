import { paths } from '@lobby/feature';
import type { PromotionKind } from '@lobby/funds/promotions';
import type { Promotion } from './read-rule.ts';

const pages = {
  'first-deposit': paths.activity.firstDeposit,
  'next-deposit': paths.activity.nextDeposit,
  betting: paths.activity.bettingGift,
  tasks: paths.activity.newTask,
  'sign-in': paths.activity.signGift,
} as const satisfies Record<PromotionKind, unknown>;

/** The page of a promotion. */
export const promotionPath = ({ id, rule }: Promotion): string => pages[rule.kind]({ id });
