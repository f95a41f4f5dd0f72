import { defineCatalog } from '@lobby/i18n';

/** What is said of a member's bets on any page. */
export const watchMessages = defineCatalog('chat-watch', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
