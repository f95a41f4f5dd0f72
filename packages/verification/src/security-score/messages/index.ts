import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/**
 * The texts of the security score and of what would raise it. The source language comes with the code, because every
 * page of the member area shows the score.
 */
export const securityScoreMessages = defineCatalog('securityScore', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
