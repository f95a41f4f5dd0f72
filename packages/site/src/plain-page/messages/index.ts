import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type MessageId = keyof typeof zhCN;

/** Texts of the pages that no feature brings: not found, and a redirect. */
export const pageMessages = defineCatalog('page', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
