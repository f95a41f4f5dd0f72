import { defineFeature, lazyList } from '@lobby/feature';

const load = lazyList(() => import('./lazy-parts.ts'));

/** The chat beside a match and on the home page; nothing of it is fetched until it is opened or a member is here. */
export const chatFeature = defineFeature({
  id: 'chat',
  lazyDialogs: load('dialogs'),
  slots: { chat: load('chat') },
});
