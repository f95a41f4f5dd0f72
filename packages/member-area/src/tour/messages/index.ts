import { defineCatalog } from '@lobby/i18n';

/** The texts of the guided tour. */
export const tourMessages = defineCatalog('tour', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
