import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropHeldLogin, HELD_FOR_MS, heldLogin, holdLogin } from './held-login.ts';

const entrant = { credential: { name: 'linqiao88', passwordMd5: 'e19d' }, keep: true };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dropHeldLogin();
  vi.useRealTimers();
});

describe('a login that waits for its code', () => {
  it('is there for ten minutes and not a moment longer', () => {
    const id = holdLogin(entrant);
    vi.advanceTimersByTime(HELD_FOR_MS - 1);
    expect(heldLogin(id)).toBe(entrant);
    vi.advanceTimersByTime(1);
    expect(heldLogin(id)).toBeUndefined();
  });

  it('makes way for the next one, which has its own ten minutes', () => {
    const first = holdLogin(entrant);
    vi.advanceTimersByTime(HELD_FOR_MS - 1);
    const second = holdLogin(entrant);
    expect(heldLogin(first)).toBeUndefined();
    vi.advanceTimersByTime(2);
    expect(heldLogin(second)).toBe(entrant);
  });

  it('is gone when it is dropped', () => {
    const id = holdLogin(entrant);
    dropHeldLogin();
    expect(heldLogin(id)).toBeUndefined();
  });
});
