import { paths } from '@lobby/feature';
import type { IconName } from '@lobby/ui-kit/icon';

/** The categories that the first page does not know: where each leads, and how it is drawn. */
export const moreCategories = {
  // It has no page: it answers in a window of its own.
  customer: { icon: 'service' },
  venture: { to: paths.agent(), icon: 'users' },
  sponsor: { to: paths.sponsor(), icon: 'star' },
  discount: { to: paths.discounts(), icon: 'discount' },
  app: { to: paths.download(), icon: 'app' },
  save_money: { to: paths.mine.deposit(), icon: 'bank' },
  transfer_money: { to: paths.mine.transfer(), icon: 'transfer' },
  take_money: { to: paths.mine.withdrawal(), icon: 'card' },
  profile: { to: paths.mine.userInfo(), icon: 'user' },
  vip: { to: paths.mine.vip(), icon: 'vip' },
  Welfare: { to: '/mine/welfare', icon: 'gift' },
  trade_record: { to: paths.mine.transactions(), icon: 'receipt' },
  message: { to: paths.mine.message(), icon: 'mail' },
} as const satisfies Record<string, { to?: string; icon: IconName }>;

export type MoreCode = keyof typeof moreCategories;

/** Narrows a code of the platform; one that no category has is left out. */
export function isMore(code: string): code is MoreCode {
  return Object.hasOwn(moreCategories, code);
}
