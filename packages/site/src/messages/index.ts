import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/**
 * Texts of the shell: header, footer, home, guards. Every first page needs them, so the source language is bundled
 * with the code instead of loaded separately.
 */
export const siteMessages = defineCatalog('site', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
