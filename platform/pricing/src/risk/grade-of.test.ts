import { expect, it } from 'vitest';
import { type GradeOf, keepByGrade } from './grade-of.ts';

const won: GradeOf = () => 'W';
const lost: GradeOf = () => 'L';

it('what follows from grades is made once for each selection, and for each sport apart', () => {
  let made = 0;
  const keep = keepByGrade<string>(10);
  const ask = (grade: GradeOf, key: string) =>
    keep(grade, key, () => {
      made++;
      return `${grade({ wtype: 'M', rtype: key, line: '', strong: '' }, {})} ${key}`;
    });
  expect([ask(won, 'MH'), ask(lost, 'MH'), ask(won, 'MC'), ask(won, 'MH')]).toEqual([
    'W MH',
    'L MH',
    'W MC',
    'W MH',
  ]);
  expect(made).toBe(3);
});

it('no more than the most are kept', () => {
  let made = 0;
  const keep = keepByGrade<number>(2);
  for (const key of ['a', 'b', 'c', 'c', 'a']) keep(won, key, () => made++);
  expect(made).toBe(4);
});
