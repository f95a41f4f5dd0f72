import type bets from '@lobby/betting/messages/zh-CN.json';
import { defineCatalog, joined } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type MessageId = keyof typeof zhCN | keyof typeof bets;

/** The texts of this package, and those that name bets; zh-CN is the source, zh-TW is drafted from it. */
export const betHistoryMessages = defineCatalog('betHistory', {
  'zh-CN': joined(
    () => import('./zh-CN.json'),
    () => import('@lobby/betting/messages/zh-CN.json'),
  ),
  'zh-TW': joined(
    () => import('./zh-CN.json?zh-TW'),
    () => import('@lobby/betting/messages/zh-CN.json?zh-TW'),
  ),
});
