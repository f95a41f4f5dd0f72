import { describe, expect, it } from 'vitest';
import { isSameInning, readInning } from './inning.ts';

const wire = {
  inningNum: '7',
  inning_half: 'B',
  inning_break: 'N',
  outcount: '2',
  base_1b: 'Y',
  base_2b: 'N',
  base_3b: 'Y',
  hits: '7:9',
  errors: '0:1',
} as const;

describe('an inning', () => {
  it('is read with its half, outs, runners, hits and errors', () => {
    expect(readInning(wire)).toEqual({
      number: 7,
      half: 'bottom',
      isBreak: false,
      outs: 2,
      bases: [true, false, true],
      hits: { home: 7, away: 9 },
      errors: { home: 0, away: 1 },
    });
  });

  it.each([
    [{}, undefined],
    [{ ...wire, inningNum: '?' }, undefined],
    [{ ...wire, inningNum: '0' }, undefined],
    [{ ...wire, inning_half: undefined }, undefined],
    [
      { ...wire, outcount: '9', hits: 'many', errors: undefined },
      { outs: 3, hits: undefined, errors: undefined },
    ],
    [
      { ...wire, inning_half: 'T', outcount: '?' },
      { half: 'top', outs: 0 },
    ],
  ] as const)('of %o is %o', (fields, read) => {
    if (read) expect(readInning(fields)).toMatchObject(read);
    else expect(readInning(fields)).toBeUndefined();
  });

  it('is told anew when anything of it changed', () => {
    expect(isSameInning(readInning(wire), readInning({ ...wire }))).toBe(true);
    expect(isSameInning(readInning(wire), readInning({ ...wire, outcount: '1' }))).toBe(false);
    expect(isSameInning(readInning(wire), undefined)).toBe(false);
  });
});
