import { defineCatalog } from '@lobby/i18n';

/** Texts of the prompts, loaded when needed. */
export const promptMessages = defineCatalog('prompts', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
