import { lazyArt } from '@lobby/brand-kit';

// Pages with nothing to show are rare: their scenes are fetched together when the first is shown.
const scene = () => import('./scenes/index.ts');

export const scenes = {
  empty: lazyArt(async () => (await scene()).Empty),
  failed: lazyArt(async () => (await scene()).Failed),
  missing: lazyArt(async () => (await scene()).Missing),
  done: lazyArt(async () => (await scene()).Done),
  closed: lazyArt(async () => (await scene()).Closed),
};

export const Hall = lazyArt(async () => (await import('./halls/hall.tsx')).Hall);
export const Grade = lazyArt(async () => (await import('./grade.tsx')).Grade);
export const Stamp = lazyArt(async () => (await import('./stamp.tsx')).Stamp);
