import { defineCatalog } from '@lobby/i18n';

/** Texts of the maintenance page, loaded when needed. */
export const maintenanceMessages = defineCatalog('maintenance', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
