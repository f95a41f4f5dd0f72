import { drawsOf } from '../draws.ts';

const hourMs = 3_600_000;

/**
 * A run with LOBBY_TEST_SHAKE=<seed> begins at an hour of 2027 that follows from the seed: this process, its workers,
 * and what tests start. What is slow in it is in `shaken.ts`.
 * @param anotherTime the address of the module that moves the clock.
 */
export async function beginShaken(seed: string, anotherTime: string): Promise<void> {
  // Vitest reads its configuration once for each project.
  if (Date.name === 'AnotherDate') return;
  const begin = Date.UTC(2027, 0, 1) + drawsOf(seed)() * 365 * 24 * hourMs;
  process.env.LOBBY_HOURS_AHEAD = String((begin - Date.now()) / hourMs);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${anotherTime}`;
  await import(anotherTime);
  console.info(`Shaken with seed ${seed}: it is ${new Date().toISOString()}.`);
}
