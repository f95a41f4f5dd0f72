import { Orbits } from './orbits.tsx';

/** One drawing for each until the brand has its own. */
export const scenes = { empty: Orbits, failed: Orbits, missing: Orbits, done: Orbits, closed: Orbits };
export const Hall = Orbits;
export const Grade = Orbits;
export const Stamp = Orbits;
