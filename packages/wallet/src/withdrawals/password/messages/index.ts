import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type MessageId = keyof typeof zhCN;

/** The texts of the withdrawal password. */
export const withdrawalPasswordMessages = defineCatalog('withdrawalPassword', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
