import { defineCatalog } from '@lobby/i18n';

/** The texts of the search, and by which other words people look for each page: `helpSearch.words.<code>`. */
export const searchMessages = defineCatalog('help-search', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
