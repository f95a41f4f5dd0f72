import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondsUntil, useCountdown } from './use-countdown.ts';

describe('the seconds until an instant', () => {
  it.each([
    [10_001, 0, 11],
    [61_000, 1000, 60],
    [61_000, 1001, 60],
    [61_000, 2000, 59],
    [61_000, 60_999, 1],
    [61_000, 61_000, 0],
    [61_000, 99_000, 0],
    [0, 5, 0],
  ])('%s, at %s, are %s', (until, now, seconds) => {
    expect(secondsUntil(until, now)).toBe(seconds);
  });

  it.each([1, 30, 1_400])('of a minute are 60 on a clock that is %s ms behind', behind => {
    const given = 1_000;
    expect(secondsUntil(given + 60_000, given - behind, 60_000)).toBe(60);
  });
});

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('counts every second down from the given one, and says once that it is over', async () => {
    const onEnd = vi.fn();
    const until = Date.now() + 3_000;
    const shown: number[] = [];
    renderHook(() => {
      const seconds = useCountdown(until, { now: Date.now, onEnd });
      if (shown.at(-1) !== seconds) shown.push(seconds);
    });
    await pass(2_999);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(2_000);
    expect(shown).toEqual([3, 2, 1, 0]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('draws another instant at once', () => {
    const begun = Date.now();
    const first = { until: begun + 3_000, lasts: 3_000 };
    const { result, rerender } = renderHook(
      ({ until, lasts }) => useCountdown(until, { now: Date.now, lasts }),
      { initialProps: first },
    );
    expect(result.current).toBe(3);
    rerender({ until: begun + 60_040, lasts: 60_000 });
    expect(result.current).toBe(60);
  });

  it('without an instant is none, and never over', () => {
    const onEnd = vi.fn();
    const { result } = renderHook(() => useCountdown(undefined, { onEnd }));
    expect(result.current).toBe(0);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
