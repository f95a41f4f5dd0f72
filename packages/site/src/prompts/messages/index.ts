import { defineCatalog } from '@lobby/i18n';

/** Words of the prompts; nobody loads them before one is needed. */
export const promptMessages = defineCatalog('prompts', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
