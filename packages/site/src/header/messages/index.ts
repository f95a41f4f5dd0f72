import { defineCatalog } from '@lobby/i18n';
import source from './zh-CN.json';

/** Words of a member's money and menu. The source language comes with their code, which visitors do not fetch. */
export const headerMessages = defineCatalog('header', {
  'zh-CN': async () => ({ default: source }),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
