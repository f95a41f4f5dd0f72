import { defineCatalog } from '@lobby/i18n';

/** The texts of this package; zh-CN is the source, zh-TW is drafted from it. */
export const paletteMessages = defineCatalog('palette', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
