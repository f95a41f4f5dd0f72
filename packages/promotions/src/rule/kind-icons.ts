import type { PromotionKind } from '@lobby/funds/promotions';
import type { IconName } from '@lobby/ui-kit/icon';

/** The sign of a kind of promotion. */
export const kindIcons = {
  'first-deposit': 'log-in',
  'next-deposit': 'refresh',
  betting: 'ticket',
  tasks: 'success',
  'sign-in': 'calendar',
  race: 'champion',
  draw: 'wheel',
  'gift-code': 'gift',
  friends: 'users',
} as const satisfies Record<PromotionKind, IconName>;
