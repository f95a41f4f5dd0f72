import type { Time } from './time.ts';

/** Longer than a virtual match takes, from its first whistle to the settlement of its bets. */
const aMatchMs = 6 * 60_000;
/** An hour and more of virtual matches: what was not so by then will not be. */
const ROUNDS = 12;

/**
 * Lets virtual matches be played until something is so: a match that takes bets may begin up to twenty minutes later.
 * @param check opens a page and expects; what it waits for at most a few seconds.
 */
export async function playUntil(time: Time, check: () => Promise<void>): Promise<void> {
  for (let round = 1; ; round++) {
    await time.advanceServers(aMatchMs);
    try {
      return await check();
    } catch (error) {
      if (round === ROUNDS) throw error;
    }
  }
}
