// What the first page does without: fetched together, when the first of them is drawn.
export { LivingRidges } from './living-ridges.tsx';
export { Pines } from './pines.tsx';
export { River } from './river.tsx';
