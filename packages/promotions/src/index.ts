import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { promotionsMessages } from './messages/index.ts';

const screens = () => import('./lazy-screens.ts');
const { page: publicPage } = defineScreens(screens, {
  texts: promotionsMessages,
  layout: 'main',
  access: 'public',
});
const { page: ownPage } = defineScreens(screens, {
  texts: promotionsMessages,
  layout: 'mine',
  access: 'member',
});
const { activity, mine } = paths;

/** Promotions, and the gifts that members reached by them and by their grade. */
export const promotionsFeature = defineFeature({
  id: 'promotions',
  routes: [
    publicPage(paths.discounts, 'promotions.title', 'list'),
    publicPage(activity.firstDeposit, 'promotions.kind.first-deposit', 'page'),
    publicPage(activity.nextDeposit, 'promotions.kind.next-deposit', 'page'),
    publicPage(activity.bettingGift, 'promotions.kind.betting', 'page'),
    publicPage(activity.newTask, 'promotions.kind.tasks', 'page'),
    publicPage(activity.signGift, 'promotions.kind.sign-in', 'page'),
    ownPage(mine.welfare, 'promotions.welfare', 'welfare'),
    ownPage(mine.giftRecord, 'promotions.record', 'record'),
  ],
});
