import { defineCatalog } from '@lobby/i18n';

/** The texts of venues and games. */
export const venuesMessages = defineCatalog('venues', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
