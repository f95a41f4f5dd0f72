import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type ExportMessageId = keyof typeof zhCN;

/** The column titles and words of an exported file; loaded when one is made. */
export const exportMessages = defineCatalog('betHistoryFile', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
