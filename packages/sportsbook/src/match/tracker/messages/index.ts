import { defineCatalog } from '@lobby/i18n';

/** Texts of the match tracker alone, which is fetched after the prices. */
export const trackerMessages = defineCatalog('tracker', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
