import { defineCatalog } from '@lobby/i18n';

/** Words of the frame around the member area. */
export const frameMessages = defineCatalog('mine', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
