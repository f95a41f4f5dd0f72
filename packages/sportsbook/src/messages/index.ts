import { defineCatalog, joined } from '@lobby/i18n';

/** The texts of this package, and those that name bets; zh-CN is the source, zh-TW is drafted from it. */
export const sportsbookMessages = defineCatalog('sportsbook', {
  'zh-CN': joined(
    () => import('./zh-CN.json'),
    () => import('@lobby/betting/messages/zh-CN.json'),
  ),
  'zh-TW': joined(
    () => import('./zh-CN.json?zh-TW'),
    () => import('@lobby/betting/messages/zh-CN.json?zh-TW'),
  ),
});
