import { describe, expect, it } from 'vitest';
import { birthdayProblem } from './birthday.ts';

/** Midnight in Beijing at the beginning of a day. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

describe('a birthday', () => {
  it.each([
    [18, '2008'],
    [21, '2005'],
  ])(
    'is accepted from midnight in Beijing of the birthday on which the age of the market is reached: %i',
    (age, year) => {
      const at = midnight('2026-11-23');
      expect(birthdayProblem(`${year}-11-23`, at, age)).toBeUndefined();
      expect(birthdayProblem(`${year}-11-23`, at - 1, age)).toBe('under-age');
      expect(birthdayProblem(`${year}-11-24`, at, age)).toBe('under-age');
    },
  );

  it('on 29 February is accepted from 1 March on in a year without that day', () => {
    expect(birthdayProblem('2008-02-29', midnight('2026-03-01') - 1, 18)).toBe('under-age');
    expect(birthdayProblem('2008-02-29', midnight('2026-03-01'), 18)).toBeUndefined();
  });

  it.each([
    '2001-02-29',
    '2001-04-31',
    '2001-13-01',
    '2001-00-10',
    '2001-1-1',
    '1899-12-31',
    '2027-01-01',
    '',
  ])('%j is no day a member can be born on', day =>
    expect(birthdayProblem(day, midnight('2026-11-23'), 18)).toBe('birthday-shape'),
  );
});
