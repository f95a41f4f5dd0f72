import { describe, expect, it } from 'vitest';
import { secondsUntil } from './resend-times.ts';

describe('the seconds until the next code', () => {
  it.each([
    [undefined, 1000, 0],
    [61_000, 1000, 60],
    [61_000, 1001, 60],
    [61_000, 2000, 59],
    [61_000, 60_999, 1],
    [61_000, 61_000, 0],
    [61_000, 99_000, 0],
  ])('until %s, at %s, are %s', (at, now, seconds) => {
    expect(secondsUntil(at, now)).toBe(seconds);
  });
});
