import { describe, expect, it } from 'vitest';
import type { Score } from './grade.ts';
import { gradeMarket } from './grade-market.ts';

const stopped = (
  wtype: string,
  rtype: string,
  { line = '', ...at }: { reached?: Score; half?: Score; played?: number; line?: string },
) => gradeMarket({ wtype, rtype, line, strong: '' }, { cancelled: true, ...at });

describe('a match that is stopped and not finished', () => {
  it.each([
    ['over 2.5 at three goals', 'OU', 'OUC', '2.5', 'W'],
    ['under 2.5 at three goals', 'OU', 'OUH', '2.5', 'L'],
    ['over 3 at three goals', 'OU', 'OUC', '3', 'D'],
    ['under 3.5 at three goals', 'OU', 'OUH', '3.5', 'D'],
    ['over 2.75, of which 2.5 was passed', 'OU', 'OUC', '2.5 / 3', 'LW'],
    ['under 2.75, of which 2.5 was passed', 'OU', 'OUH', '2.5 / 3', 'LL'],
    ['over 2.25, both halves passed', 'ROU', 'ROUC', '2 / 2.5', 'W'],
    ['over 3.25, no half passed', 'ROU', 'ROUC', '3 / 3.5', 'D'],
    ['a handicap', 'R', 'RH', '0.5', 'D'],
    ['1X2', 'M', 'MH', '', 'D'],
    ['odd or even', 'EO', 'ODD', '', 'D'],
    ['both scored', 'TS', 'Y', '', 'W'],
    ['not both scored', 'TS', 'N', '', 'L'],
    ['0–1 goals', 'T', '0~1', '', 'L'],
    ['2–3 goals, still possible', 'T', '2~3', '', 'D'],
    ['a score that was passed', 'PD', 'H1C1', '', 'L'],
    ['a score that can still come', 'PD', 'H2C1', '', 'D'],
    ['another score', 'PD', 'OVH', '', 'D'],
  ])('at 2:1 decides %s: %s %s %s is %s', (_, wtype, rtype, line, grade) => {
    expect(stopped(wtype, rtype, { reached: [2, 1], half: [1, 0], line })).toBe(grade);
  });

  it('decides another score and seven goals once nothing else can come', () => {
    expect(stopped('PD', 'OVH', { reached: [5, 0] })).toBe('W');
    expect(stopped('PD', 'H4C4', { reached: [5, 0] })).toBe('L');
    expect(stopped('T', 'OVER', { reached: [4, 3] })).toBe('W');
    expect(stopped('T', '4~6', { reached: [4, 3] })).toBe('L');
  });

  it('keeps what a finished first half decided, half/full included', () => {
    const at = { reached: [2, 1], half: [1, 0] } as const;
    expect(stopped('HM', 'HMH', at)).toBe('W');
    expect(stopped('HOU', 'HOUC', { ...at, line: '0.5' })).toBe('W');
    expect(stopped('F', 'FCH', at)).toBe('L');
    expect(stopped('F', 'FHC', at)).toBe('D');
  });

  it('decides first-half markets by the score when it was stopped in the first half', () => {
    const early = { reached: [1, 0], played: 30 } as const;
    expect(stopped('HOU', 'HOUC', { ...early, line: '0.5' })).toBe('W');
    expect(stopped('HM', 'HMH', early)).toBe('D');
    expect(stopped('F', 'FCC', early)).toBe('D');
  });

  it.each([
    ['after the half', 60],
    ['in its added time or just after', 46],
    ['and nobody says when', undefined],
  ])('%s returns first-half markets whose score nobody reported', (_, played) => {
    expect(stopped('HOU', 'HOUC', { reached: [3, 0], played, line: '0.5' })).toBe('D');
    expect(stopped('HPD', 'H0C0', { reached: [3, 0], played })).toBe('D');
    expect(stopped('OU', 'OUC', { reached: [3, 0], played, line: '0.5' })).toBe('W');
  });

  it('returns everything when no score is known', () => {
    expect(stopped('TS', 'Y', {})).toBe('D');
  });
});
