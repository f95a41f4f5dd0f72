import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { vipMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: vipMessages,
  layout: 'mine',
  access: 'member',
});

/** The VIP grade of a member, what it brings, and what the others ask for. */
export const vipFeature = defineFeature({
  id: 'vip',
  routes: [
    page(paths.mine.vip, 'vip.grade.title', 'grade'),
    page(paths.mine.vipDetail, 'vip.grades.title', 'grades'),
  ],
});
