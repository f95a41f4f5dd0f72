import { giftsMessages } from '@lobby/gifts';
import { withTexts } from '@lobby/i18n';

/**
 * The screens, each in a chunk of its own. The list is one more chunk, so that the first page of a visit carries one
 * import and not one per screen.
 */
export default {
  list: () => import('./list/list.screen.tsx'),
  page: () => import('./page/promotion.screen.tsx'),
  welfare: withTexts(() => import('./gifts/welfare.screen.tsx'), giftsMessages),
  exchange: withTexts(() => import('./exchange/exchange.screen.tsx'), giftsMessages),
  record: withTexts(() => import('./gifts/record.screen.tsx'), giftsMessages),
};
