import { paths } from '@lobby/feature';
import type { PromotionKind, PromotionRule } from '@lobby/funds/promotions';

const pages = {
  ...paths.activity,
  'gift-code': () => paths.mine.exchange(),
  // A site has one at a time.
  friends: () => paths.activity.friends(),
} as const satisfies Record<PromotionKind, unknown>;

/** The page of a promotion. */
export const promotionPath = ({ id, rule }: { readonly id: string; readonly rule: PromotionRule }): string =>
  pages[rule.kind]({ id });
