import { endSession, loginOpened, startSession } from '@lobby/api/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRegistrationIfAsked } from './open-registration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

function visit(search: string, afterMs: number) {
  const dispatch = vi.fn();
  openRegistrationIfAsked(search, { dispatch });
  vi.advanceTimersByTime(afterMs);
  return dispatch;
}

it('opens registration half a second after load', () => {
  expect(visit('?register=1', 499)).not.toHaveBeenCalled();
  expect(visit('?register=1', 500)).toHaveBeenCalledWith(loginOpened({ way: 'register' }));
});

it('opens nothing without the register parameter', () => {
  expect(visit('?register=0', 5000)).not.toHaveBeenCalled();
  expect(visit('', 5000)).not.toHaveBeenCalled();
});

it('opens nothing for a member', () => {
  startSession({ token: 't', userId: '1' });
  expect(visit('?register=1', 5000)).not.toHaveBeenCalled();
});
