import { describe, expect, it } from 'vitest';
import { bitsOfPuzzle, isWorkDone, priceOf } from './work.ts';

describe('the price of a login', () => {
  it.each([
    [0, 16],
    [2, 16],
    [3, 16],
    [4, 17],
    [8, 18],
    [16, 19],
    [31, 19],
    [32, 20],
    [1_000_000, 20],
  ])('after %i failures is %i bits', (failures, bits) => {
    expect(priceOf(failures, 16)).toBe(bits);
  });
});

describe('a puzzle', () => {
  it.each([
    [undefined, 16],
    [0, 16],
    [18, 18],
    [32, 20],
  ])('asked for with %s bits carries %i', (asked, bits) => expect(bitsOfPuzzle(asked, 16)).toBe(bits));
});

describe('work', () => {
  // SHA-256("lot-1:…"), counted with another program: 16 zero bits, and no more than 16.
  it('is done by a nonce that gives enough zero bits, for this puzzle only', () => {
    expect(isWorkDone('lot-1', '16459', 16)).toBe(true);
    expect(isWorkDone('lot-1', '16459', 17)).toBe(false);
    expect(isWorkDone('lot-2', '16459', 16)).toBe(false);
  });

  it('is not done by no nonce, nor by one longer than any search finds', () => {
    expect(isWorkDone('lot-1', '', 16)).toBe(false);
    expect(isWorkDone('lot-1', '1'.repeat(21), 0)).toBe(true);
    expect(isWorkDone('lot-1', '1'.repeat(21), 1)).toBe(false);
  });
});
