import { lazyArt, type SceneKind } from '@lobby/brand-kit';

/** What the first page does without is fetched together. */
export const later = () => import('./later.ts');

// Pages with nothing to show are rare: their scenes come by themselves, when the first is shown.
const scene = (kind: SceneKind) => lazyArt(async () => (await import('./scenes/scenes.ts')).scenes[kind]);

export const scenes = {
  empty: scene('empty'),
  failed: scene('failed'),
  missing: scene('missing'),
  done: scene('done'),
  closed: scene('closed'),
};

export const AccessArt = lazyArt(async () => (await later()).AccessArt);
export const Hall = lazyArt(async () => (await later()).Hall);
/** Promotions are a page of their own. */
export const Promotion = lazyArt(async () => (await import('./promotions/promotion.tsx')).Promotion);
export const Grade = lazyArt(async () => (await later()).Grade);
export const Stamp = lazyArt(async () => (await later()).Stamp);
export const LivingArt = lazyArt(async () => (await later()).LivingRidges);
