import { defineCatalog } from '@lobby/i18n';

/** Texts of the fairness page alone: those of the rest of this package are also loaded by the home page. */
export const fairnessMessages = defineCatalog('fairness', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
