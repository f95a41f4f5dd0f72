import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { promotionsMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: promotionsMessages,
  layout: 'main',
  access: 'public',
});
const own = { layout: 'mine', access: 'member' } as const;
const { activity, mine } = paths;
const kinds = Object.keys(activity) as (keyof typeof activity)[];

/** Promotions, and the gifts that members reached by them and by their grade. */
export const promotionsFeature = defineFeature({
  id: 'promotions',
  routes: [
    page(paths.discounts, 'promotions.title', 'list'),
    ...kinds.map(kind => page(activity[kind], `promotions.kind.${kind}`, 'page')),
    page(mine.welfare, 'promotions.welfare', 'welfare', own),
    page(mine.exchange, 'promotions.exchange', 'exchange', own),
    page(mine.giftRecord, 'promotions.record', 'record', own),
  ],
});
