import { defineScreens } from '@lobby/feature';
import { contentMessages } from './messages/index.ts';

/** The lazily loaded screens of this package: `page` declares the route of one, `load` brings any entry. */
export const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: contentMessages,
  layout: 'main',
  access: 'public',
});
