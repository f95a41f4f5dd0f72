import { defineCatalog } from '@lobby/i18n';

/** Words of the profile page and its dialogs. */
export const profileMessages = defineCatalog('profile', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
