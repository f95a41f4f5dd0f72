import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { frameMessages } from './frame/messages/index.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: frameMessages,
  layout: 'mine',
  access: 'member',
});

/** What stands around the pages of a member, where they begin, and the tour through them. */
export const memberAreaFeature = defineFeature({
  id: 'member-area',
  routes: [
    page(paths.mine.overview, 'mine.overview', 'overview'),
    page(paths.mine.introTutorial, 'mine.nav.tour', 'tour'),
  ],
  slots: { mineFrame: { texts: frameMessages, load: load('frame') } },
});
