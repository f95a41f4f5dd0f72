import { defineCatalog } from '@lobby/i18n';

/** The words of this package; zh-CN is the source, zh-TW is drafted from it. */
export const betslipMessages = defineCatalog('betslip', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
