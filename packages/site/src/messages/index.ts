import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/**
 * Words of the shell: header, footer, home, messages of the guards. Every first page needs them, so the source
 * language travels with the code instead of in a request of its own.
 */
export const siteMessages = defineCatalog('site', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
