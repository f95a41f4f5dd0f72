import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** Texts of asking to be told when a hall opens. */
export const openingMessages = defineCatalog('opening', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
