import { describe, expect, it } from 'vitest';
import { intervalAt, isMadeUpOf, printGoals, readGoals } from './goal-times.ts';
import { gradeMarket, type MatchResult } from './grade-market.ts';

describe('the quarter of an hour of a goal', () => {
  it.each([
    ['1', 'I1'],
    ['15', 'I1'],
    ['16', 'I2'],
    ['30', 'I2'],
    ['31', 'I3'],
    ['45', 'I3'],
    ['45+6', 'I3'],
    ['46', 'I4'],
    ['60', 'I4'],
    ['61', 'I5'],
    ['76', 'I6'],
    ['90+11', 'I6'],
    ['91', undefined],
    ['105+1', undefined],
    ['0', undefined],
    ['', undefined],
  ])('in minute %s is of %s', (minute, interval) => expect(intervalAt(minute)).toBe(interval));
});

describe('times of goals', () => {
  it('are read as they are printed', () => {
    const goals = [
      { side: 'H', minute: '12' },
      { side: 'C', minute: '45+2' },
    ] as const;
    expect(printGoals(goals)).toBe('12H 45+2C');
    expect(readGoals('12H  45+2C ')).toEqual(goals);
    expect(readGoals('')).toEqual([]);
  });

  it.each(['12', '12X', 'H', '91H', '12H45C', '12H,30C'])('are not read from "%s"', text =>
    expect(readGoals(text)).toBeUndefined(),
  );

  it.each([
    [{ half: [1, 0], full: [1, 1] }, '20H 80C', true],
    [{ half: [1, 0], full: [1, 1] }, '20H 40C', false],
    [{ full: [1, 1] }, '20H 40C', true],
    [{ full: [2, 1] }, '20H 40C', false],
    [{ full: [0, 0] }, '', true],
  ] as const)('of %j are those of the score: %s is %s', (score, goals, isThose) =>
    expect(isMadeUpOf(score, readGoals(goals)!)).toBe(isThose),
  );
});

/** Home in minutes 7 and 45+1, away in 16, home in 90+3. */
const goals = readGoals('7H 16C 45+1H 90+3H')!;
const whole: MatchResult = { half: [2, 1], full: [3, 1], goals };

const gradeOf = (wtype: string, pick: string, result: MatchResult, line = '', strong: 'H' | 'C' | '' = '') =>
  gradeMarket({ wtype, rtype: `${wtype}${pick}`, line, strong, scoreAtBet: [1, 1] }, result);

describe('a bet on a quarter of an hour', () => {
  it.each([
    ['I1M', 'H', '', '', 'W'],
    ['I1M', 'N', '', '', 'L'],
    ['I2M', 'C', '', '', 'W'],
    ['I3M', 'H', '', '', 'W'],
    ['I4M', 'N', '', '', 'W'],
    ['I5M', 'H', '', '', 'L'],
    ['I6M', 'H', '', '', 'W'],
    ['I1OU', 'O', '0.5', '', 'W'],
    ['I1OU', 'O', '0.5 / 1', '', 'LW'],
    ['I1OU', 'U', '1', '', 'P'],
    ['I4OU', 'U', '0.5', '', 'W'],
    ['I1R', 'H', '0 / 0.5', 'H', 'W'],
    ['I4R', 'H', '0 / 0.5', 'H', 'LL'],
    ['I4R', 'C', '0 / 0.5', 'H', 'LW'],
    ['I4R', 'C', '0', 'H', 'P'],
    ['I2R', 'H', '0.5', 'C', 'L'],
    ['RI6R', 'H', '0.5', 'H', 'W'],
    ['RI2OU', 'O', '0.5', '', 'W'],
  ] as const)(
    '%s on %s at "%s" %s is %s by its goals alone, whatever the score was',
    (wtype, pick, line, strong, grade) => expect(gradeOf(wtype, pick, whole, line, strong)).toBe(grade),
  );

  it('of the first half is decided with the half, and one of the second is open until the end', () => {
    const half: MatchResult = { half: [2, 1], goals: goals.slice(0, 3) };
    expect(gradeOf('I3M', 'H', half)).toBe('W');
    expect(gradeOf('I4M', 'N', half)).toBeUndefined();
  });

  it.each([
    ['no times are reported', undefined],
    ['a goal is missing', goals.slice(0, 3)],
    ['one has been taken back since', [...goals, { side: 'C', minute: '80' } as const]],
    ['they contradict the half', readGoals('7H 16C 46H 90+3H')],
  ])('waits while %s', (_, reported) => {
    const result: MatchResult = { half: [2, 1], full: [3, 1], goals: reported };
    expect(gradeOf('I6M', 'H', result)).toBeUndefined();
  });

  it('needs no times of a score without goals, of the half or of the match', () => {
    expect(gradeOf('I2M', 'N', { half: [0, 0] })).toBe('W');
    expect(gradeOf('I2M', 'N', { half: [0, 0], full: [2, 0] })).toBe('W');
    expect(gradeOf('I5M', 'N', { half: [0, 0], full: [2, 0] })).toBeUndefined();
    expect(gradeOf('I5M', 'N', { full: [0, 0], goals })).toBe('W');
  });

  it('is cancelled with a match that is stopped before its interval is over, and stands with one after', () => {
    const stopped: MatchResult = {
      ...{ half: [2, 1], reached: [2, 1], goals: goals.slice(0, 3), played: 62, cancelled: true },
    };
    expect(gradeOf('I4M', 'N', stopped)).toBe('W');
    expect(gradeOf('I5M', 'N', stopped)).toBe('D');
    expect(gradeOf('I6M', 'H', stopped)).toBe('D');
    const early: MatchResult = { reached: [1, 1], goals: goals.slice(0, 2), played: 20, cancelled: true };
    expect(gradeOf('I1M', 'H', early)).toBe('W');
    expect(gradeOf('I2M', 'C', early)).toBe('D');
  });

  it('stands where a goal had decided it before the stop, and is cancelled where nobody says when it fell', () => {
    const stopped = { reached: [1, 1], played: 20, cancelled: true } as const;
    expect(gradeOf('I2OU', 'O', { ...stopped, goals: goals.slice(0, 2) }, '0.5')).toBe('W');
    expect(gradeOf('I2OU', 'U', { ...stopped, goals: goals.slice(0, 2) }, '0.5')).toBe('L');
    expect(gradeOf('I2OU', 'O', stopped, '0.5')).toBe('D');
  });
});
