import { drawsOf } from './draws.ts';

/**
 * The seed of the day as a number, 20261126: everybody tests the same on one day, and something else on the next.
 * By the world's clock (UTC), so that two machines agree.
 */
export const seedOfDay = (at = Date.now()): string =>
  new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

/** The seed of this run: `npm test -- --seed=20261126` and LOBBY_TEST_SEED choose it, otherwise it is the day's. */
export const runSeed = (): string => process.env.LOBBY_TEST_SEED || seedOfDay();

/** Numbers from 0 to 1 that follow from the seed of the run and the name of a test, and differ between tests. */
export const drawsFor = (test: string): (() => number) => drawsOf(`${runSeed()} ${test}`);

/** A whole number from 0 to 2³¹ − 1 for a test that wants a seed and no row of numbers. */
export const seedFor = (test: string): number => Math.floor(drawsFor(test)() * 2 ** 31);
