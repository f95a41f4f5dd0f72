import { defineCatalog } from '@lobby/i18n';

/** Words of the fairness page alone: those of the rest of this package travel to the home page, these need not. */
export const fairnessMessages = defineCatalog('fairness', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
