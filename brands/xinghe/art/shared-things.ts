import { lazyArt } from '@lobby/brand-kit';
import type { ComponentType } from 'react';

type Later = typeof import('./later-things.ts');

/** A page shows one once it knows what of: none of them is in what a site loads first. */
const later = <Props extends object>(choose: (things: Later) => ComponentType<Props>) =>
  lazyArt(async () => choose(await import('./later-things.ts')));

export const scenes = {
  empty: later(({ Telescope }) => Telescope),
  failed: later(({ Eclipse }) => Eclipse),
  missing: later(({ Comet }) => Comet),
  done: later(({ Conjunction }) => Conjunction),
  closed: later(({ Dome }) => Dome),
};
export const Grade = later(things => things.Grade);
export const Stamp = later(({ Seal }) => Seal);
export const Hall = later(things => things.Hall);
