import { defineCatalog } from '@lobby/i18n';

/** The texts of the purses. */
export const pursesMessages = defineCatalog('purses', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
