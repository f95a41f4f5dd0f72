import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of this package's messages. */
export type MessageId = keyof typeof zhCN;

/**
 * Texts of captchas, codes and the rules of names and contacts; every dialog that uses them loads them with its own.
 */
export const verificationMessages = defineCatalog('verification', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
