import { defineCatalog } from '@lobby/i18n';

/** The titles of this package's pages; what they say is loaded with them. */
export const accountMessages = defineCatalog('account', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
