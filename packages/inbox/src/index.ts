import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { inboxMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: inboxMessages,
  layout: 'mine',
  access: 'member',
});

/** What the site and a member write to each other: letters, and feedback with its answers. */
export const inboxFeature = defineFeature({
  id: 'inbox',
  routes: [
    page(paths.mine.message, 'inbox.letters.title', 'letters'),
    page(paths.mine.feedback, 'inbox.feedback.title', 'feedback'),
  ],
});
