import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

describe('the place of a minute on the rail', () => {
  it.each([
    ['0', 0],
    ['45', 50],
    ['45+2', 50],
    ['90+4', 100],
  ])('of %s is %d%', (minute, percent) => {
    expect(placeOf(minute)).toBe(percent);
  });
});
