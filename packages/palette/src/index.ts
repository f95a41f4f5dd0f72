import { defineFeature, lazyList } from '@lobby/feature';

const load = lazyList(() => import('./lazy-parts.ts'));

/** A search that reaches every page, match and game of a site, and the keys that lead through it. */
export const paletteFeature = defineFeature({
  id: 'palette',
  lazyDialogs: load('dialogs'),
  slots: { palette: load('palette') },
});
