import { defineCatalog } from '@lobby/i18n';

/** Words of the maintenance page; nobody loads them before they are needed. */
export const maintenanceMessages = defineCatalog('maintenance', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
