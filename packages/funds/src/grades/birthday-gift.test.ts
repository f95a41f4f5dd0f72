import { day } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { BIRTHDAY_DEPOSIT, type BirthdayFacts, birthdayIn, judgeBirthday } from './birthday-gift.ts';

const beijing = (text: string) => Date.parse(`${text}+08:00`);
const birthdayMorning = beijing('2026-11-28T09:00:00');
const good: BirthdayFacts = {
  hasRealName: true,
  birthday: '1990-11-28',
  registeredAt: birthdayMorning - 90 * day,
  depositedInMonth: BIRTHDAY_DEPOSIT,
  hadThisYear: false,
};
const missing = (change: Partial<BirthdayFacts>, now = birthdayMorning) =>
  [...judgeBirthday({ ...good, ...change }, now)]
    .filter(([, isMet]) => !isMet)
    .map(([condition]) => condition);

describe('the birthday gift', () => {
  it('may be claimed when every condition is met', () => {
    expect(missing({})).toEqual([]);
  });

  it.each([
    [
      'an account of a millisecond less than ninety days',
      { registeredAt: good.registeredAt + 1 },
      'account-age',
    ],
    ['a fen less than 1,000 yuan in the month', { depositedInMonth: BIRTHDAY_DEPOSIT - 1n }, 'deposited'],
    ['no real name that was bound', { hasRealName: false }, 'real-name-bound'],
    ['a gift of this year', { hadThisYear: true }, 'once-a-year'],
  ] as const)('is refused for %s', (_, change, condition) => {
    expect(missing(change)).toEqual([condition]);
  });

  it('is refused without a birthday, which cannot be today either', () => {
    expect(missing({ birthday: '' })).toEqual(['birthday-bound', 'day']);
  });

  it.each([
    ['2026-11-27T23:59:59.999', ['day']],
    ['2026-11-28T00:00:00', []],
    ['2026-11-28T23:59:59.999', []],
    ['2026-11-29T00:00:00', ['day']],
  ])('at %s in Beijing misses %j', (now, expected) => {
    expect(missing({ registeredAt: 0 }, beijing(now))).toEqual(expected);
  });
});

describe('a birthday on 29 February', () => {
  it.each([
    [2027, '2027-02-28'],
    [2028, '2028-02-29'],
    [2100, '2100-02-28'],
  ])('is in %i on %s', (year, expected) => {
    expect(birthdayIn('1992-02-29', year)).toBe(beijing(`${expected}T00:00:00`));
  });
});

it.each(['', '1990-02-30', '1990-13-01', 'yesterday'])('"%s" is no birthday', text => {
  expect(birthdayIn(text, 2026)).toBeUndefined();
});
