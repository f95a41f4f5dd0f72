import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** Words of the floating bar, which comes after the first page with them. */
export const floatingMessages = defineCatalog('floating', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
