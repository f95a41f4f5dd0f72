import { Ridges } from './ridges.tsx';

/** One drawing for each until the brand has its own. */
export const scenes = { empty: Ridges, failed: Ridges, missing: Ridges, done: Ridges, closed: Ridges };
export const Hall = Ridges;
export const Grade = Ridges;
export const Stamp = Ridges;
