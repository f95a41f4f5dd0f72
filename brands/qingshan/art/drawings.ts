import { lazyArt, type SceneKind } from '@lobby/brand-kit';

/** What the first page does without is fetched together. */
export const later = () => import('./later.ts');

// Pages with nothing to show are rare: their scenes come by themselves, when the first is shown.
const scene = (kind: SceneKind) => lazyArt(async () => (await import('./scenes/scenes.ts')).scenes[kind]);

/** The drawings that no first page needs, each fetched when it is first shown. */
export const drawings = {
  scenes: {
    empty: scene('empty'),
    failed: scene('failed'),
    missing: scene('missing'),
    done: scene('done'),
    closed: scene('closed'),
  },
  AccessArt: lazyArt(async () => (await later()).AccessArt),
  Hall: lazyArt(async () => (await later()).Hall),
  Promotion: lazyArt(async () => (await later()).fetchPromotion()),
  Grade: lazyArt(async () => (await later()).Grade),
  Stamp: lazyArt(async () => (await later()).Stamp),
  LivingArt: lazyArt(async () => (await later()).LivingRidges),
};
