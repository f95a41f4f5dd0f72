import { defineCatalog, joined } from '@lobby/i18n';

/** Texts of results and tables alone, and those that name sports: those of the rest of this package are also loaded by the home page. */
export const resultMessages = defineCatalog('sportResults', {
  'zh-CN': joined(
    () => import('./zh-CN.json'),
    () => import('@lobby/betting/messages/zh-CN.json'),
  ),
  'zh-TW': joined(
    () => import('./zh-CN.json?zh-TW'),
    () => import('@lobby/betting/messages/zh-CN.json?zh-TW'),
  ),
});
