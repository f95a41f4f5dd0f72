import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

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

it('asks at the interval while the page is visible, until it is stopped', () => {
  const ask = vi.fn();
  stop = pollWhileVisible(ask, 1_000);
  vi.advanceTimersByTime(3_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(3);
});

it('does not ask while the page is hidden, and asks at once when it becomes visible', () => {
  const ask = vi.fn();
  stop = pollWhileVisible(ask, 1_000);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks at once when the network returns', () => {
  const ask = vi.fn();
  stop = pollWhileVisible(ask, 1_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
});
