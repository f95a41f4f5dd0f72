import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAsking } from './keep-asking.ts';

let stop = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks every so often while the page is looked at, until it is stopped', () => {
  const ask = vi.fn();
  stop = keepAsking(ask, 1_000);
  vi.advanceTimersByTime(3_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(3);
});

it('rests while the page is hidden, and asks at once when it is shown again', () => {
  const ask = vi.fn();
  stop = keepAsking(ask, 1_000);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks at once when the network returns', () => {
  const ask = vi.fn();
  stop = keepAsking(ask, 1_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});
