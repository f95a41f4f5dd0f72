import { defineCatalog } from '@lobby/i18n';

/** Words of the shell: header, footer, home, messages of the guards. */
export const siteMessages = defineCatalog('site', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-TW.json'),
});
