import { defineCatalog, joined } from '@lobby/i18n';

/**
 * The words of this package; zh-CN is the source, zh-TW is drafted from it. The source language travels with the
 * first code that speaks it instead of in a request of its own.
 */
export const sportsbookMessages = defineCatalog('sportsbook', {
  'zh-CN': async () => ({ default: (await import('../hot-matches/hot-cards.tsx')).words }),
  'zh-TW': joined(
    () => import('./zh-CN.json?zh-TW'),
    () => import('@lobby/betting/messages/zh-CN.json?zh-TW'),
  ),
});
