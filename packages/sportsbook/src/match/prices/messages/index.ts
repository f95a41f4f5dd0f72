import { defineCatalog } from '@lobby/i18n';

/** Texts of the courses of prices, which are fetched once somebody looks at them. */
export const courseMessages = defineCatalog('courses', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
