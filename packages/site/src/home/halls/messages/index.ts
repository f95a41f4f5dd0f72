import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** What the halls of games say beside their names. */
export const hallsMessages = defineCatalog('halls', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
