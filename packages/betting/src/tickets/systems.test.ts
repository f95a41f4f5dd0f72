import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import {
  combinationCount,
  kindOfTicket,
  maxCombinations,
  parseSizes,
  printSizes,
  systemOf,
  systemTypes,
} from './systems.ts';

describe('a named system', () => {
  interface Named {
    /** "3串4", HKJC's "3X7", or absent for an English name, which says the legs in the answer. */
    type?: string;
    name?: string;
    unit?: string;
  }
  const cases = loadCases<Named, { fold_sizes: number[]; bets: number; selections?: number }>(
    'system',
  ).filter(({ input }) => input.unit === undefined);
  it.each(cases)('$id', ({ input, expected }) => {
    const legs = expected.selections ?? Number.parseInt(input.type ?? '', 10);
    const type = systemTypes(legs).find(({ sizes }) => printSizes(sizes) === String(expected.fold_sizes));
    expect(type?.combinations).toBe(expected.bets);
    expect(type?.name).toBe(`${legs}串${expected.bets}`);
  });

  const paid = loadCases<{ unit?: string; sizes: number[]; legs: unknown[] }, { bets?: number }>(
    'system',
  ).filter(({ expected, input }) => input.unit !== undefined && expected.bets !== undefined);
  it.each(paid)('$id has its number of combinations', ({ input, expected }) => {
    expect(combinationCount(input.legs.length, input.sizes)).toBe(expected.bets);
  });
});

describe('the systems of so many legs', () => {
  it('begin with the series and end with the full covers', () => {
    const shown = (legs: number) => systemTypes(legs).map(({ name, sizes }) => name ?? printSizes(sizes));
    expect(shown(2)).toEqual(['2串1', '2串3']);
    expect(shown(3)).toEqual(['3串1', '3串3', '3串4', '3串7']);
    expect(shown(5)).toEqual(['5串1', '5串10', '3', '5串5', '5串6', '5串16', '5串20', '5串26', '5串31']);
    expect(shown(10).slice(-2)).toEqual(['10串1013', '10串1023']);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('are each offered once, of %i legs', legs => {
    const types = systemTypes(legs);
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    expect(new Set(types.map(({ sizes }) => printSizes(sizes))).size).toBe(types.length);
    const names = types.flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const type of types) expect(systemOf(legs, type.sizes)).toEqual(type);
    for (const { combinations } of types) expect(combinations).toBeLessThanOrEqual(maxCombinations);
  });

  it('are refused for other numbers of legs', () => {
    for (const legs of [0, 1, 11, 2.5]) expect(() => systemTypes(legs)).toThrow(RangeError);
  });
});

describe('sizes', () => {
  it('that no list offers are a system without a name', () => {
    expect(systemOf(5, [4, 2])).toEqual({ id: '5:2,4', legs: 5, sizes: [2, 4], combinations: 15 });
  });

  it('that no so many legs have are none', () => {
    for (const sizes of [[], [0], [4], [1.5], [2, 2]]) expect(systemOf(3, sizes)).toBeUndefined();
    expect(systemOf(11, [11])).toBeUndefined();
    expect(() => combinationCount(3, [4])).toThrow(RangeError);
  });

  it('say what kind of ticket it is', () => {
    expect(kindOfTicket(1, [1])).toBe('single');
    expect(kindOfTicket(3, [3])).toBe('series');
    expect(kindOfTicket(3, [2])).toBe('system');
    expect(kindOfTicket(3, [1])).toBe('system');
    expect(kindOfTicket(2, [1, 2])).toBe('system');
  });

  it('are read in any order and written ascending', () => {
    expect(parseSizes('3,2', 3)).toEqual([2, 3]);
    expect(printSizes([10, 2])).toBe('2,10');
  });

  it.each(['', '2,', '2,2', '0', '4', '2;3', ' 2', '2.0', '-2', '1e1'])('%j are not read', text => {
    expect(parseSizes(text, 3)).toBeUndefined();
  });
});
