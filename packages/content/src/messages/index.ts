import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of this package's messages. */
export type MessageId = keyof typeof zhCN;

/** The texts of this package, pages aside; zh-CN is the source, zh-TW is drafted from it. */
export const contentMessages = defineCatalog('content', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
