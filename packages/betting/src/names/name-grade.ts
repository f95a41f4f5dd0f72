import type { Grade } from '../grading/grade.ts';
import type { SayBetWord } from './bet-words.ts';

const grades: readonly Grade[] = ['W', 'LW', 'P', 'LL', 'L', 'D'];

/** What a leg or a bet came to, "赢半"; undefined for a text that is no grade, as of a leg that is open. */
export function nameGrade(say: SayBetWord, result: string): string | undefined {
  const grade = grades.find(one => one === result);
  return grade && say(`betting.grade.${grade}`);
}
