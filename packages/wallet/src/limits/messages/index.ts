import { defineCatalog } from '@lobby/i18n';

/** The texts of limits, time-out and self-exclusion. */
export const limitsMessages = defineCatalog('limits', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
