import { paths } from '@lobby/feature';
import type { PromotionKind, PromotionRule } from '@lobby/funds/promotions';

const pages = {
  'first-deposit': paths.activity.firstDeposit,
  'next-deposit': paths.activity.nextDeposit,
  betting: paths.activity.bettingGift,
  tasks: paths.activity.newTask,
  'sign-in': paths.activity.signGift,
  race: paths.activity.race,
  draw: paths.activity.drawGift,
  'gift-code': () => paths.mine.exchange(),
} as const satisfies Record<PromotionKind, unknown>;

/** The page of a promotion. */
export const promotionPath = ({ id, rule }: { readonly id: string; readonly rule: PromotionRule }): string =>
  pages[rule.kind]({ id });
