import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PollOutcome, pauseAfter, startPolling } from './poller.ts';
import { manualPage } from './testing.ts';

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

describe('a question that hangs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Questions that are answered by hand. */
  function setUp() {
    const page = manualPage();
    const asked: { readonly signal: AbortSignal; answer(outcome: PollOutcome): void }[] = [];
    const stop = startPolling({
      ask: signal => new Promise(answer => void asked.push({ signal, answer })),
      intervalMs: () => 1_000,
      page,
    });
    return { page, asked, stop };
  }

  it('is given up when the page wakes, and asked anew at once', async () => {
    const { page, asked, stop } = setUp();
    await vi.advanceTimersByTimeAsync(2_000);
    page.wake('shown');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer('answered');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(3);
    stop();
    expect(asked[2]?.signal.aborted).toBe(true);
    expect(page.listeners()).toBe(0);
  });

  it('goes on when it was asked by the page that woke, but not over a network that has gone', async () => {
    const { page, asked, stop } = setUp();
    await vi.advanceTimersByTimeAsync(500);
    page.wake('shown');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    page.wake('network');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    stop();
  });
});
