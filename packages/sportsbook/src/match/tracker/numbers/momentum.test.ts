import { describe, expect, it } from 'vitest';
import { placeOfMinute } from './momentum.tsx';

describe('the bar of a minute', () => {
  it.each([
    ['1', 0],
    ['45', 44],
    ['45+2', 46],
    ['46', 48],
    ['90', 92],
    ['90+3', 95],
  ])('of %s after a first half of 48 is number %d', (minute, bar) => {
    expect(placeOfMinute(minute, 48)).toBe(bar);
  });
});
