import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { promotionsMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: promotionsMessages,
  layout: 'main',
  access: 'public',
});
const own = { layout: 'mine', access: 'member' } as const;
const { activity, mine } = paths;

/** Promotions, and the gifts that members reached by them and by their grade. */
export const promotionsFeature = defineFeature({
  id: 'promotions',
  routes: [
    page(paths.discounts, 'promotions.title', 'list'),
    page(activity.firstDeposit, 'promotions.kind.first-deposit', 'page'),
    page(activity.nextDeposit, 'promotions.kind.next-deposit', 'page'),
    page(activity.bettingGift, 'promotions.kind.betting', 'page'),
    page(activity.newTask, 'promotions.kind.tasks', 'page'),
    page(activity.signGift, 'promotions.kind.sign-in', 'page'),
    page(activity.race, 'promotions.kind.race', 'page'),
    page(activity.drawGift, 'promotions.kind.draw', 'page'),
    page(mine.welfare, 'promotions.welfare', 'welfare', own),
    page(mine.exchange, 'promotions.exchange', 'exchange', own),
    page(mine.giftRecord, 'promotions.record', 'record', own),
  ],
});
