import { describe, expect, it } from 'vitest';
import { isAdult, isBirthday } from './birthday-rules.ts';

const today = '2026-11-20';

describe('a birthday', () => {
  it.each(['1990-05-01', '2000-02-29', '1900-01-01', today])('can be %s', text => {
    expect(isBirthday(text, today)).toBe(true);
  });

  it.each(['', '1990-5-1', '2001-02-29', '1990-13-01', '1899-12-31', '2026-11-21', '19900501'])(
    'cannot be %j',
    text => expect(isBirthday(text, today)).toBe(false),
  );
});

describe('somebody', () => {
  it.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['2008-12-01', false],
    ['1950-12-31', true],
  ])('born on %s is an adult on 2026-11-20: %s', (birthday, adult) => {
    expect(isAdult(birthday, today)).toBe(adult);
  });

  it('born on 29 February comes of age on 1 March', () => {
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
  });
});
