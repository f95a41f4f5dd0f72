import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentLoading, loading } from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('closes by itself after three seconds', () => {
  loading.show('正在进入游戏');
  vi.advanceTimersByTime(2999);
  expect(currentLoading()?.text).toBe('正在进入游戏');
  vi.advanceTimersByTime(1);
  expect(currentLoading()).toBeUndefined();
});

it('shows nothing for a quick answer', () => {
  const hide = loading.show('正在打开', { afterMs: 200 });
  vi.advanceTimersByTime(150);
  hide();
  vi.advanceTimersByTime(1000);
  expect(currentLoading()).toBeUndefined();
});

it('shows the latest of several, and the earlier one again when that is done', () => {
  const first = loading.show('一');
  const second = loading.show('二');
  expect(currentLoading()?.text).toBe('二');
  second();
  expect(currentLoading()?.text).toBe('一');
  first();
});
