import { defineCatalog } from '@lobby/i18n';
import { keepPages } from './pages.ts';
import type zhCN from './zh-CN.json';

/** An id of this package's messages. */
export type MessageId = keyof typeof zhCN;

/** The texts of this package, pages included; zh-CN is the source, zh-TW is drafted from it. */
export const contentMessages = defineCatalog('content', {
  'zh-CN': async () => keepPages('zh-CN', await import('./zh-cn.ts')),
  'zh-TW': async () => keepPages('zh-TW', await import('./zh-tw.ts')),
});
