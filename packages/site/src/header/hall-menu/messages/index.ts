import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** Words of the menus of the halls, which come after the first page with them. */
export const hallMenuMessages = defineCatalog('hallMenu', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
