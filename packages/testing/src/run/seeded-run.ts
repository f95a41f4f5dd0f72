import { seedOfDay } from '../seed.ts';

/**
 * Gives a run its seed, once and before a shaken run moves the clock: workers and the programs that tests start read it
 * from their environment. `npm test` has said the seed already; a run without it says it here.
 */
export function beginSeeded(env: NodeJS.ProcessEnv = process.env): void {
  if (env.LOBBY_TEST_SEED) return;
  env.LOBBY_TEST_SEED = seedOfDay();
  // Knip reads the configuration too, and runs nothing.
  if (env.VITEST)
    console.info(
      `Random tests draw from seed ${env.LOBBY_TEST_SEED}; LOBBY_TEST_SEED=${env.LOBBY_TEST_SEED} repeats them.`,
    );
}
