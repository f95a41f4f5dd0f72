import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropHeldLogin, HELD_FOR_MS, heldLogin, holdLogin } from './held-login.ts';

const attempt = { credential: { name: 'linqiao88', passwordMd5: 'e19d' }, keep: true };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dropHeldLogin();
  vi.useRealTimers();
});

describe('a login that waits for its code', () => {
  it('is available for ten minutes', () => {
    const id = holdLogin(attempt);
    vi.advanceTimersByTime(HELD_FOR_MS - 1);
    expect(heldLogin(id)).toBe(attempt);
    vi.advanceTimersByTime(1);
    expect(heldLogin(id)).toBeUndefined();
  });

  it('is replaced by the next one, which has ten minutes of its own', () => {
    const first = holdLogin(attempt);
    vi.advanceTimersByTime(HELD_FOR_MS - 1);
    const second = holdLogin(attempt);
    expect(heldLogin(first)).toBeUndefined();
    vi.advanceTimersByTime(2);
    expect(heldLogin(second)).toBe(attempt);
  });

  it('is undefined once dropped', () => {
    const id = holdLogin(attempt);
    dropHeldLogin();
    expect(heldLogin(id)).toBeUndefined();
  });
});
