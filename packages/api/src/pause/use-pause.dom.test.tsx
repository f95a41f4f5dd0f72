import type { MemberPause } from '@lobby/api-client/contract/pause';
import { day, hour } from '@lobby/calendar';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAtEnd } from './use-pause.ts';

const now = 1_795_000_000_000;
vi.mock('../query/configure.ts', () => ({ serverNow: () => Date.now() }));

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const pause = (given: Partial<MemberPause> = {}): MemberPause => ({
  kind: 'time-out',
  since: now,
  until: now + hour,
  endsAt: null,
  ...given,
});

/** Lets time pass; how often the platform is asked. */
function asked(one: MemberPause | null, ms: number): number {
  const refetch = vi.fn();
  const { unmount } = renderHook(() => useAtEnd(one, { fulfilledTimeStamp: now, refetch }));
  vi.advanceTimersByTime(ms);
  unmount();
  return refetch.mock.calls.length;
}

it('asks again when a time-out ends, and not before', () => {
  expect(asked(pause(), hour - 1)).toBe(0);
  expect(asked(pause({ until: Date.now() + hour }), hour)).toBe(1);
});

it('asks again a day after the end of an exclusion was asked for; its term alone ends nothing', () => {
  expect(asked(pause({ kind: 'exclusion' }), 3 * day)).toBe(0);
  const endsAt = Date.now() + day;
  expect(asked(pause({ kind: 'exclusion', endsAt }), day)).toBe(1);
});

it('of years it does not ask at once', () => {
  expect(asked(pause({ until: now + 1825 * day }), day)).toBe(0);
});

it('asks for nothing without a pause', () => {
  expect(asked(null, 365 * day)).toBe(0);
});

it('asks again when the network is back after the end, because without it nobody answered', () => {
  const refetch = vi.fn();
  const one = pause({ until: Date.now() + hour });
  const { unmount } = renderHook(() => useAtEnd(one, { fulfilledTimeStamp: now, refetch }));
  const online = () => window.dispatchEvent(new Event('online'));
  online();
  expect(refetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(hour);
  expect(refetch).toHaveBeenCalledTimes(1);
  online();
  expect(refetch).toHaveBeenCalledTimes(2);
  unmount();
  online();
  expect(refetch).toHaveBeenCalledTimes(2);
});
