import { defineCatalog } from '@lobby/i18n';

/** Texts of the pages that no feature brings: not found, and a redirect. */
export const pageMessages = defineCatalog('page', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
