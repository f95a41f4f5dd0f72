import { defineCatalog } from '@lobby/i18n';

/** The texts of transfers and conversions. */
export const transferMessages = defineCatalog('transfer', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
