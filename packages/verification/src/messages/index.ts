import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of this package's messages. */
export type MessageId = keyof typeof zhCN;

/** What captchas, codes and the rules of names and contacts say; every dialog that uses them loads it beside its own words. */
export const verificationMessages = defineCatalog('verification', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
