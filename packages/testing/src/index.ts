/**
 * Doses and seeds of tests. docs/testing.md#seeds says which test may follow the seed of the day, and which keeps a
 * seed of its own.
 */
export { dose, isDeep, someOf } from './dose.ts';
export { drawsOf } from './draws.ts';
export { drawsFor, runSeed, seedFor } from './seed.ts';
