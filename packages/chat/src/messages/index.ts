import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type MessageId = keyof typeof zhCN;

/** The words of this package; zh-CN is the source, zh-TW is drafted from it. */
export const chatMessages = defineCatalog('chat', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
