import { isMadeUpOf, readGoals } from '@lobby/betting';
import { readScores } from '@lobby/fixtures';
import { type SportCode, type SportPlay, sportCodes, sports } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { playWords } from './play-words.ts';

const playOf = (code: SportCode): SportPlay => sports[code].play;
const wordsOf = (code: SportCode) => playWords(playOf(code));

describe('the parts of a match on the page of the operator', () => {
  it.each(sportCodes)('are those that markets of %s are sold of', code => {
    const { half, sets, quarters, goals, played, parts } = wordsOf(code);
    const play = playOf(code);
    expect(parts).not.toBe('');
    expect([!half, !!sets, !!quarters, !!goals]).toEqual([
      ...[!!play.sets, !!play.sets, !!play.quarters, !!play.goalTimes],
    ]);
    expect(played === undefined).toBe(!!play.sets);
  });

  it.each(sportCodes)('of %s have an example that the form understands', code => {
    const { half, full, sets, quarters, goals } = wordsOf(code);
    for (const words of [half, full, sets, quarters])
      if (words) expect(readScores(exampleIn(words.hint))?.length, words.hint).toBeGreaterThan(0);
    if (goals) expect(isMadeUpOf({ full: [1, 1] }, readGoals(exampleIn(goals.hint)) ?? [])).toBe(true);
  });

  it('are named as each sport names them', () => {
    expect(wordsOf('BS').half?.label).toBe('前五局');
    expect(wordsOf('BK').half?.label).toBe('上半场');
    expect([wordsOf('TN').sets?.label, wordsOf('SK').sets?.label]).toEqual(['各盘局数', '各局得分']);
  });
});

const exampleIn = (hint: string) => /例如 ([\d:+HC ]+)/.exec(hint)?.[1]?.trim() ?? '';
