import { expect, it, vi } from 'vitest';
import { holdersOf } from './holders.ts';

it('what is held by two is let go once, with the last of them', () => {
  const last = vi.fn();
  const holders = holdersOf(last);
  const [one, other] = [holders.take(), holders.take()];
  one();
  one();
  expect([holders.isHeld(), last.mock.calls.length]).toEqual([true, 0]);
  other();
  other();
  expect([holders.isHeld(), last.mock.calls.length]).toEqual([false, 1]);
});

it('what was let go is held again, and let go again', () => {
  const last = vi.fn();
  const holders = holdersOf(last);
  holders.take()();
  const again = holders.take();
  expect(holders.isHeld()).toBe(true);
  again();
  expect(last).toHaveBeenCalledTimes(2);
});
