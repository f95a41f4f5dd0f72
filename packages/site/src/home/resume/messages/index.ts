import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** What the chips of a member’s home page say. */
export const resumeMessages = defineCatalog('resume', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
