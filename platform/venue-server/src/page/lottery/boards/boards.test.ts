import { gameOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../texts.ts';
import { lotteryWords } from '../words/words.ts';
import { namesOfPicks } from './board.ts';
import { boardOf, type LotteryKind } from './boards.ts';

const kinds: readonly LotteryKind[] = ['three-dice', 'five-digits', 'ten-cars'];
const languages: readonly Language[] = ['zh-CN', 'zh-TW'];
const cases = kinds.flatMap(kind => languages.map(language => ({ kind, language })));

const picksOf = (kind: LotteryKind, language: Language) =>
  boardOf(kind, lotteryWords(language)).flatMap(({ groups }) => groups.flatMap(({ picks }) => picks));
const ruledPicks = (kind: LotteryKind) =>
  Object.keys((gameOf(kind)!.rules as { pays: Readonly<Record<string, number>> }).pays);

describe('a board', () => {
  it.each(cases)('of $kind in $language has each pick of the rules exactly once', ({ kind, language }) => {
    expect(
      picksOf(kind, language)
        .map(({ pick }) => pick)
        .sort(),
    ).toEqual(ruledPicks(kind).sort());
  });

  it.each(cases)('of $kind in $language names no two picks alike', ({ kind, language }) => {
    const names = namesOfPicks(boardOf(kind, lotteryWords(language)));
    expect(names.size).toBe(ruledPicks(kind).length);
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it.each<[kind: LotteryKind, pick: string, simplified: string, traditional: string]>([
    ['three-dice', 'sum-10', '和值 10', '和值 10'],
    ['three-dice', 'triple-any', '三同号通选', '三同號通選'],
    ['three-dice', 'double-661', '二同号 6 6 1', '二同號 6 6 1'],
    ['five-digits', 'place1-0', '万位 0', '萬位 0'],
    ['five-digits', 'dragon-tiger-tie', '龙虎和 和', '龍虎和 和'],
    ['five-digits', 'front-straight', '前三 顺子', '前三 順子'],
    ['ten-cars', 'place3-7', '季军 7 号车', '季軍 7 號車'],
    ['ten-cars', 'place10-odd', '第十名 单', '第十名 單'],
    ['ten-cars', 'sum-small', '冠亚和 小', '冠亞和 小'],
  ])('of %s names %s in both scripts', (kind, pick, simplified, traditional) => {
    const named = languages.map(language => namesOfPicks(boardOf(kind, lotteryWords(language))).get(pick));
    expect(named).toEqual([simplified, traditional]);
  });

  it.each(kinds)('of %s draws on each button the numbers of its pick', kind => {
    for (const { pick, face } of picksOf(kind, 'zh-CN')) {
      if (face.kind === 'dice') expect(pick.split('-')[1]).toBe(digitsOf(pick, face.dice));
      if (face.kind === 'ball' || face.kind === 'car')
        expect(pick).toMatch(new RegExp(`^place\\d+-${face.number}$`));
    }
  });
});

/** What stands in the pick for these dice: for three equal ones a single digit. */
const digitsOf = (pick: string, dice: readonly number[]) =>
  pick.startsWith('triple-') ? String(dice[0]) : dice.join('');
