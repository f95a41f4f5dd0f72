import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseAfter } from './poller.ts';

describe('the pause between polls', () => {
  it('is the interval after a success', () => {
    expect(pauseAfter(0, 1_000, () => 0.9)).toBe(1_000);
  });

  it('grows with failures up to thirty seconds', () => {
    expect(pauseAfter(1, 1_000, () => 1)).toBe(2_000);
    expect(pauseAfter(3, 1_000, () => 1)).toBe(8_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          const pause = pauseAfter(n, 1_000, () => random);
          expect(pause).toBeGreaterThanOrEqual(1_000);
          expect(pause).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });
});
