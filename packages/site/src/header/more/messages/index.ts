import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** Names of the categories that the first page does not know. */
export const moreMessages = defineCatalog('more', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
