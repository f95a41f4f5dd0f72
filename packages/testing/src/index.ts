/**
 * Which test may follow the seed of the day, and which keeps a seed of its own:
 * - A property that must hold for every input (models, kills, faults, odd input) follows the day. What it counts besides
 *   ("each kind of outcome was met") must fail by chance less often than once in a million days in the small dose.
 * - A statement about averages (margins, frequencies within three errors) fails by chance for some seeds, so its seed is
 *   fixed in the file and only its size differs between doses.
 */
export { dose, isDeep, someOf } from './dose.ts';
export { drawsOf } from './draws.ts';
export { drawsFor, runSeed, seedFor } from './seed.ts';
