import { defineCatalog } from '@lobby/i18n';

/** The texts of the transaction record. */
export const recordsMessages = defineCatalog('records', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
