import { describe, expect, it } from 'vitest';
import type { Strong } from '../markets/line.ts';
import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';
import { gradeSets, type SetsRules } from './grade-sets.ts';

const tennis = { retiredAfter: 1 };
/** 6:4 3:6 7:6, sixteen games each. */
const played: MatchResult = {
  full: [2, 1],
  sets: [
    [6, 4],
    [3, 6],
    [7, 6],
  ],
};
const grade = (
  [wtype, rtype, line = '', strong = '']: readonly string[],
  result: MatchResult,
  rules: SetsRules = tennis,
) =>
  gradeSets(
    { wtype: wtype!, rtype: rtype!, line, strong: strong as Strong, scoreAtBet: [1, 0] },
    result,
    rules,
  );

describe('a match of sets that was played to its end', () => {
  it.each([
    [['M', 'MH'], 'W'],
    [['RM', 'RMC'], 'L'],
    [['SR', 'SRH', '1.5', 'H'], 'L'],
    [['SR', 'SRC', '1.5', 'H'], 'W'],
    [['RSR', 'RSRH', '1.5', 'C'], 'W'],
    [['PD3', 'PD321'], 'W'],
    [['PD3', 'PD320'], 'L'],
    [['S1M', 'S1MH'], 'W'],
    [['RS2M', 'RS2MH'], 'L'],
    [['RS3M', 'RS3MH'], 'W'],
    [['RS4M', 'RS4MH'], 'D'],
    [['R', 'RH', '0.5', 'H'], 'L'],
    [['RE', 'REH', '0.5', 'C'], 'W'],
    [['OU', 'OUC', '31.5'], 'W'],
    [['ROU', 'ROUH', '31.5'], 'L'],
    [['BROU', 'BROUU', '32.5'], 'W'],
    [['EO', 'EVEN'], 'W'],
    [['REO', 'ODD'], 'L'],
  ])('%o is %s: a bet in play counts from the beginning too', (pick, expected) => {
    expect(grade(pick, played)).toBe(expected);
  });
});

describe('a match of which a set is not reported yet', () => {
  const short: MatchResult = { full: [2, 1], sets: played.sets!.slice(0, 2) };

  it('settles what its score decides, and leaves what counts games or the missing set open', () => {
    expect(grade(['M', 'MH'], short)).toBe('W');
    expect(grade(['S2M', 'S2MC'], short)).toBe('W');
    expect(grade(['S3M', 'S3MH'], short)).toBeUndefined();
    expect(grade(['OU', 'OUH', '31.5'], short)).toBeUndefined();
    expect(grade(['R', 'RH', '0.5', 'H'], short)).toBeUndefined();
    const frames = { retiredAfter: 0, countsSets: true };
    expect(grade(['OU', 'OUC', '2.5'], short, frames)).toBe('W');
    expect(grade(['S3M', 'S3MH'], short, frames)).toBeUndefined();
    expect(grade(['S4M', 'S4MH'], short, frames)).toBeUndefined();
  });
});

describe('a match that goes on', () => {
  const now: MatchResult = { sets: [[6, 4]] };

  it('settles the winner of a finished set, and nothing else', () => {
    expect(grade(['S1M', 'S1MC'], now)).toBe('L');
    expect(grade(['S2M', 'S2MC'], now)).toBeUndefined();
    expect(grade(['M', 'MH'], now)).toBeUndefined();
    expect(grade(['OU', 'OUC', '9.5'], now)).toBeUndefined();
  });

  it('waits for the games of a match of which only the sets are told', () => {
    expect(grade(['M', 'MH'], { full: [2, 0] })).toBe('W');
    expect(grade(['OU', 'OUC', '9.5'], { full: [2, 0] })).toBeUndefined();
  });
});

describe('a match that a side gave up', () => {
  const stopped: MatchResult = {
    ...{ cancelled: true, reached: [1, 0], winner: 'C' },
    sets: [
      [7, 6],
      [2, 3],
    ],
  };

  it.each([
    [['M', 'MC'], 'W'],
    [['RM', 'RMH'], 'L'],
    [['S1M', 'S1MH'], 'W'],
    [['RS2M', 'RS2MC'], 'D'],
    [['OU', 'OUC', '17.5'], 'W'],
    [['OU', 'OUH', '17.5'], 'L'],
    [['OU', 'OUC', '18.5'], 'D'],
    [['OU', 'OUH', '30.5'], 'D'],
    [['R', 'RH', '2.5', 'H'], 'D'],
    [['SR', 'SRC', '1.5', 'C'], 'D'],
    [['PD3', 'PD302'], 'L'],
    [['PD3', 'PD312'], 'D'],
    [['EO', 'EVEN'], 'D'],
  ])('%o is %s: after a finished set who goes on has won, and what is decided stands', (pick, expected) => {
    expect(grade(pick, stopped)).toBe(expected);
  });

  it('in its first set has no winner', () => {
    const early: MatchResult = { cancelled: true, reached: [0, 0], winner: 'H', sets: [[5, 2]] };
    expect(grade(['M', 'MH'], early)).toBe('D');
    expect(grade(['M', 'MC'], early)).toBe('D');
    expect(grade(['S1M', 'S1MH'], early)).toBe('D');
    expect(grade(['OU', 'OUC', '6.5'], early)).toBe('W');
  });

  it('has no winner in a sport whose rules name no number of sets', () => {
    expect(grade(['M', 'MC'], stopped, {})).toBe('D');
  });

  it('before it began returns every stake', () => {
    for (const pick of [
      ['M', 'MH'],
      ['OU', 'OUC', '0.5'],
      ['S1M', 'S1MH'],
      ['PD3', 'PD320'],
    ])
      expect(grade(pick, { cancelled: true })).toBe('D');
  });
});

describe('a match of frames', () => {
  const snooker = { retiredAfter: 0, countsSets: true };
  const frames: Score[] = [
    [72, 31],
    [8, 94],
    [65, 60],
    [101, 0],
    [70, 44],
  ];

  it.each([
    [['R', 'RH', '2.5', 'H'], 'W'],
    [['RE', 'REC', '3.5', 'H'], 'W'],
    [['OU', 'OUC', '4.5'], 'W'],
    [['ROU', 'ROUC', '5.5'], 'L'],
    [['EO', 'ODD'], 'W'],
    [['PD7', 'PD741'], 'W'],
    [['S2M', 'S2MC'], 'W'],
    [['M', 'MH'], 'W'],
  ])('%o is %s by the frames, whatever points they have', (pick, expected) => {
    expect(grade(pick, { full: [4, 1], sets: frames }, snooker)).toBe(expected);
  });

  it('needs no points of frames but for who won each', () => {
    const full: MatchResult = { full: [4, 1] };
    expect(grade(['OU', 'OUC', '4.5'], full, snooker)).toBe('W');
    expect(grade(['S1M', 'S1MH'], full, snooker)).toBeUndefined();
  });

  it.each([
    [['M', 'MC'], 'W'],
    [['M', 'MH'], 'L'],
    [['OU', 'OUC', '2.5'], 'W'],
    [['OU', 'OUC', '4.5'], 'D'],
    [['R', 'RH', '1.5', 'H'], 'D'],
    [['PD7', 'PD740'], 'L'],
    [['PD7', 'PD742'], 'D'],
    [['S3M', 'S3MH'], 'W'],
    [['S4M', 'S4MH'], 'D'],
  ])('that is given up after three, %o is %s', (pick, expected) => {
    const stopped: MatchResult = { cancelled: true, reached: [2, 1], sets: frames.slice(0, 4), winner: 'C' };
    expect(grade(pick, stopped, snooker)).toBe(expected);
  });

  it('that is given up in the first frame is won by who goes on; one that never began by nobody', () => {
    const first: MatchResult = { cancelled: true, reached: [0, 0], sets: [[12, 40]], winner: 'H' };
    expect(grade(['M', 'MH'], first, snooker)).toBe('W');
    expect(grade(['S1M', 'S1MC'], first, snooker)).toBe('D');
    expect(grade(['M', 'MH'], { cancelled: true }, snooker)).toBe('D');
  });
});
