import { defineCatalog } from '@lobby/i18n';
import type zhCN from './zh-CN.json';

/** An id of these texts. */
export type FeedbackMessageId = keyof typeof zhCN;

/** The texts of feedback; they are loaded with its screen. */
export const feedbackMessages = defineCatalog('feedback', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
