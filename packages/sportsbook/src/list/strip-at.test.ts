import { describe, expect, it } from 'vitest';
import { stripAt } from './strip-at.ts';

const heads = [
  { start: 12, end: 400 },
  { start: 412, end: 456 },
  { start: 468, end: 900 },
];

describe('the strip of the league under the header of the site', () => {
  it('is absent while the head itself is in sight', () => {
    expect(stripAt(0, 44, heads)).toBeUndefined();
    expect(stripAt(12, 44, heads)).toBeUndefined();
  });

  it('is absent at the top of the list before its head is measured', () => {
    expect(stripAt(0, 44, [{ start: -44, end: 400 }])).toBeUndefined();
  });

  it('is that of the league whose matches are there', () => {
    expect(stripAt(13, 44, heads)).toEqual({ index: 0, shift: 0 });
    expect(stripAt(700, 44, heads)).toEqual({ index: 2, shift: 0 });
  });

  it('is pushed up by the end of the league', () => {
    expect(stripAt(380, 44, heads)).toEqual({ index: 0, shift: -24 });
  });

  it('is absent between two leagues and after the last one', () => {
    expect(stripAt(405, 44, heads)).toBeUndefined();
    expect(stripAt(900, 44, heads)).toBeUndefined();
  });
});
