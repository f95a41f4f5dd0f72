import { defineCatalog } from '@lobby/i18n';

/** Words of the overview of the member area; loaded with it. */
export const overviewMessages = defineCatalog('overview', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
