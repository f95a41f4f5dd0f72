import { defineCatalog } from '@lobby/i18n';

/** The texts of the transaction record. */
export const transactionsMessages = defineCatalog('transactions', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
