import { defineCatalog } from '@lobby/i18n';

/** The texts of the security score and of what would raise it. */
export const securityScoreMessages = defineCatalog('securityScore', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
