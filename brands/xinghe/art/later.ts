// What the first page does without: fetched together, when the first of them is drawn.
export { Constellation } from './constellation.tsx';
export { LivingOrbits } from './living-orbits.tsx';
export { Moonrise } from './moonrise.tsx';
