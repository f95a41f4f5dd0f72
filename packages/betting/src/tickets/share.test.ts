import { describe, expect, it } from 'vitest';
import { shareOf, unitOf } from './share.ts';

describe('a stake in total', () => {
  it('is spread in whole fen, and what is left over is not staked', () => {
    expect(unitOf(10_000n, 4)).toEqual({ unit: 2500n, total: 10_000n });
    expect(unitOf(10_000n, 11)).toEqual({ unit: 909n, total: 9999n });
    expect(unitOf(10n, 11)).toEqual({ unit: 0n, total: 0n });
  });

  it('cannot be spread over nothing', () => expect(() => unitOf(100n, 0)).toThrow(RangeError));
});

describe('a share of an amount', () => {
  it('is rounded once, half up', () => {
    expect(shareOf(100n, 1n, 3n)).toBe(33n);
    expect(shareOf(1n, 1n, 2n)).toBe(1n);
    expect(shareOf(12_345n, 5000n, 10_000n)).toBe(6173n);
    expect(shareOf(12_345n, 10_000n, 10_000n)).toBe(12_345n);
  });

  it.each([
    [1n, 0n],
    [2n, 1n],
    [-1n, 1n],
  ])('is refused for %s of %s', (part, whole) =>
    expect(() => shareOf(100n, part, whole)).toThrow(RangeError),
  );
});
