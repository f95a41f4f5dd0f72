import { describe, expect, it } from 'vitest';
import { saltRoad } from './data/salt-road.ts';
import { jackpotAward, jackpotFeed } from './jackpot.ts';

const { jackpot } = saltRoad.rules;

describe('the pool of the caravan', () => {
  it('is fed one percent of every stake', () => {
    expect(jackpotFeed(jackpot!, 100n)).toBe(10_000n);
    expect(jackpotFeed(jackpot!, 20_000n)).toBe(200n * 10_000n);
  });

  it('is paid in the proportion of the stake, so that in the long run what was fed comes back at every stake', () => {
    // The pool at which a round feeds what it is expected to win.
    const pool = (20_000n * 50_000n * 100n) / 10_000n;
    for (const stake of [100n, 2500n, 20_000n]) {
      expect(jackpotAward(pool, stake, 20_000n) * 10_000n).toBe(jackpotFeed(jackpot!, stake) * 50_000n);
    }
    expect(jackpotAward(pool, 20_000n, 20_000n)).toBe(pool);
  });
});
