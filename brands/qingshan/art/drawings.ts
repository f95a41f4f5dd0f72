import { lazyArt } from '@lobby/brand-kit';
import { Ridges } from './ridges.tsx';

// Pages with nothing to show are rare: their scenes are fetched together when the first is shown.
const later = () => import('./scenes/index.ts');

export const scenes = {
  empty: lazyArt(async () => (await later()).Empty),
  failed: lazyArt(async () => (await later()).Failed),
  missing: lazyArt(async () => (await later()).Missing),
  done: lazyArt(async () => (await later()).Done),
  closed: lazyArt(async () => (await later()).Closed),
};

/** Drawn with the ridges until they have their own. */
export const Hall = Ridges;
export const Grade = Ridges;
export const Stamp = Ridges;
