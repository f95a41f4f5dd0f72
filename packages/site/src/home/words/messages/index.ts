import { defineCatalog } from '@lobby/i18n';

/** Texts of the quiet sentences alone: those of the shell are part of what every first page loads. */
export const wordsMessages = defineCatalog('words', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
