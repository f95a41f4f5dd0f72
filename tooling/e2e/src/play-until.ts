import { expect } from '@playwright/test';
import type { Time } from './time.ts';

/** Longer than a virtual match takes, from its first whistle to the settlement of its bets. */
const aMatchMs = 6 * 60_000;

/**
 * Lets virtual matches be played until something is so: a match that takes bets may begin up to twenty minutes later.
 * @param check opens a page and expects; what it waits for at most a few seconds.
 */
export const playUntil = (time: Time, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await time.advanceServers(aMatchMs);
    await check();
  }).toPass();
