import { describe, expect, it } from 'vitest';
import { marketByWtype } from '../markets/markets.ts';
import type { Score } from './grade.ts';
import { gradeMarket } from './grade-market.ts';

/** What wins at a full-time score, and what is returned; everything else of the market is lost. */
const cases: readonly (readonly [wtype: string, full: Score, won: string[], returned: string[]])[] = [
  ['DC', [2, 1], ['HN', 'HC'], []],
  ['DC', [1, 1], ['HN', 'CN'], []],
  ['RDC', [0, 3], ['CN', 'HC'], []],
  ['DNB', [2, 1], ['H'], []],
  ['DNB', [0, 0], [], ['H', 'C']],
  ['RDNB', [1, 2], ['C'], []],
  ['CS', [0, 0], ['H', 'C'], []],
  ['CS', [2, 0], ['H'], []],
  ['RCS', [1, 1], [], []],
  ['WN', [0, 0], [], []],
  ['WN', [0, 1], ['C'], []],
  ['RWN', [2, 1], [], []],
  ['WM', [0, 0], ['0:0'], []],
  ['WM', [2, 2], ['N'], []],
  ['WM', [1, 0], ['H1'], []],
  ['RWM', [0, 3], ['C3'], []],
  ['WM', [7, 1], ['H4+'], []],
  ['TS', [1, 1], ['Y'], []],
];

describe('a market about one side or about who wins', () => {
  it.each(cases)('%s at %o is won by %o', (wtype, full, won, returned) => {
    const { picks } = marketByWtype(wtype)!;
    const graded = (grade: string) =>
      picks
        .filter(({ rtype }) => gradeMarket({ wtype, rtype, line: '', strong: '' }, { full }) === grade)
        .map(({ pick }) => pick);
    expect([graded('W'), graded('P')]).toEqual([won, returned]);
    expect(graded('L')).toHaveLength(picks.length - won.length - returned.length);
  });

  it.each([
    ['OUH', 'OUHO', '1.5', [2, 5], 'W'],
    ['OUH', 'OUHU', '1 / 1.5', [1, 5], 'LW'],
    ['ROUC', 'ROUCO', '2', [5, 2], 'P'],
    ['ROUC', 'ROUCU', '2.5', [0, 3], 'L'],
  ] as const)('%s %s %s counts the goals of its side: at %o it is %s', (wtype, rtype, line, full, grade) => {
    expect(gradeMarket({ wtype, rtype, line, strong: '' }, { full })).toBe(grade);
  });

  it('of the first half, both sides scored in the half', () => {
    const yes = { wtype: 'HTS', rtype: 'Y', line: '', strong: '' } as const;
    expect(gradeMarket(yes, { half: [1, 0], full: [1, 1] })).toBe('L');
    expect(gradeMarket(yes, { half: [1, 1], full: [1, 1] })).toBe('W');
  });

  it.each([
    ['CS', 'CSH', [0, 1], 'L'],
    ['CS', 'CSC', [0, 1], 'D'],
    ['WN', 'WNC', [1, 0], 'L'],
    ['DNB', 'DNBH', [3, 0], 'D'],
    ['OUH', 'OUHO', [2, 0], 'W'],
  ] as const)('%s %s of a match stopped at %o is %s', (wtype, rtype, reached, grade) => {
    const backed = { wtype, rtype, line: wtype === 'OUH' ? '1.5' : '', strong: '' } as const;
    expect(gradeMarket(backed, { reached: [...reached], cancelled: true })).toBe(grade);
  });
});
