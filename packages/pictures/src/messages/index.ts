import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type MessageId = keyof typeof zhCN;

/** The texts of the picker; every screen that has one loads them with its own. */
export const picturesMessages = defineCatalog('pictures', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
