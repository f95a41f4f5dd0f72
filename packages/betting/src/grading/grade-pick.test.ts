import { describe, expect, it } from 'vitest';
import { marketByWtype } from '../markets/markets.ts';
import type { Score } from './grade.ts';
import { gradeMarket, type MatchResult } from './grade-market.ts';

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

  it.each([
    ['MG', [1, 0], [3, 1], ['2H']],
    ['RMG', [2, 0], [2, 1], ['1H']],
    ['MG', [1, 1], [2, 2], ['N']],
    ['MG', [0, 0], [0, 0], ['N']],
    ['SB', [1, 0], [2, 1], ['H']],
    ['SB', [1, 1], [2, 3], ['H', 'C']],
    ['RSB', [1, 1], [1, 1], []],
    ['WE', [1, 0], [1, 2], ['H', 'C']],
    ['WE', [0, 0], [0, 1], ['C']],
    ['RWE', [1, 1], [2, 2], []],
    ['WB', [1, 0], [2, 0], ['H']],
    ['WB', [0, 1], [0, 1], []],
    ['RWB', [0, 2], [1, 4], ['C']],
  ] as const)('%s at %o and %o compares the halves, and %o wins', (wtype, half, full, won) => {
    const { picks } = marketByWtype(wtype)!;
    const graded = (grade: string) =>
      picks
        .filter(({ rtype }) => gradeMarket({ wtype, rtype, line: '', strong: '' }, { half, full }) === grade)
        .map(({ pick }) => pick);
    expect(graded('W')).toEqual([...won]);
    expect(graded('L')).toHaveLength(picks.length - won.length);
  });

  it('that compares the halves needs both, and is decided early where nothing that may follow changes it', () => {
    const grade = (rtype: string, result: MatchResult) =>
      gradeMarket({ wtype: rtype.slice(0, 2), rtype, line: '', strong: '' }, result);
    expect(grade('WEH', { full: [2, 0] })).toBeUndefined();
    expect(grade('WEH', { half: [2, 0] })).toBeUndefined();
    const stopped = { reached: [1, 0] as const, cancelled: true };
    expect(grade('WEH', stopped)).toBe('D');
    expect(grade('WEH', { ...stopped, half: [1, 0] })).toBe('W');
    expect(grade('WEC', { ...stopped, half: [1, 0] })).toBe('D');
    expect(grade('WBC', { ...stopped, half: [1, 0] })).toBe('L');
    expect(grade('SBC', { ...stopped, half: [1, 0] })).toBe('L');
    expect(grade('SBH', { ...stopped, reached: [2, 0], half: [1, 0] })).toBe('W');
    expect(grade('MG1H', { ...stopped, half: [1, 0] })).toBe('D');
    expect(grade('MG1H', { ...stopped, reached: [2, 1], half: [1, 0] })).toBe('L');
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
