import { defineCatalog } from '@lobby/i18n';

/** The texts of what confirms a change. */
export const confirmMessages = defineCatalog('confirm', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
