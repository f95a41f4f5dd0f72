import { describe, expect, it } from 'vitest';
import type { MatchResult } from './grade-market.ts';
import { isToldBy, type ShownScores, toldParts } from './told-parts.ts';

const before: ShownScores = { score: [0, 0], isFirstHalfOver: false };
const inThird: ShownScores = {
  ...{ score: [64, 60], isFirstHalfOver: true, half: [55, 50] },
  quarters: [
    [30, 20],
    [25, 30],
  ],
};

describe('the parts that a result tells beyond what is shown', () => {
  it.each<[string, MatchResult, ShownScores, readonly string[]]>([
    ['a half before it is shown', { half: [1, 0] }, before, ['half']],
    ['a half as it is shown', { half: [55, 50] }, inThird, []],
    ['another half than is shown', { half: [55, 49] }, inThird, ['half']],
    ['a half of a feed that shows none', { half: [1, 0] }, { score: [2, 0], isFirstHalfOver: true }, []],
    ['a half above the score', { half: [3, 0] }, { score: [2, 0], isFirstHalfOver: true }, ['half']],
    ['quarters as they are shown', { quarters: inThird.quarters }, inThird, []],
    ['a quarter more', { quarters: [...(inThird.quarters ?? []), [9, 10]] }, inThird, ['Q3']],
    ['another quarter', { quarters: [[31, 20]] }, inThird, ['Q1']],
    ['quarters within a score alone', { quarters: [[9, 8]] }, { ...before, score: [9, 10] }, []],
    ['quarters above a score alone', { quarters: [[9, 8]] }, { ...before, score: [8, 10] }, ['Q1']],
    ['a set more', { sets: [[6, 4]] }, { ...before, sets: [] }, ['S1']],
    ['a set as it is shown', { sets: [[6, 4]] }, { ...before, sets: [[6, 4]] }, []],
    ['goals as they are shown', { goals: [{ side: 'C', minute: '9' }] }, { ...before, score: [0, 1] }, []],
    ['a goal more', { goals: [{ side: 'H', minute: '9' }] }, { ...before, score: [0, 1] }, ['full']],
    ['the end', { full: [2, 1] }, inThird, ['full']],
    ['that it is stopped', { cancelled: true }, inThird, ['full']],
  ])('%s', (_, result, shown, parts) => {
    expect(toldParts(result, shown)).toEqual(parts);
  });
});

describe('a selection', () => {
  it.each([
    ['half', ['HOU HOUC', 'Q1R Q1RH', 'Q2OU Q2OUC', 'I3M I3MN', 'M MH', 'F FHH', 'SM HM:HMH+M:MH']],
    ['Q2', ['HOU HOUC', 'Q2OU Q2OUC', 'OU OUC', 'R RH']],
    ['Q3', ['Q3OU Q3OUC', 'OU OUC']],
    ['S2', ['S2M S2MH', 'OU OUC', 'M MH', 'SR SRH']],
    ['full', ['HOU HOUC', 'Q4OU Q4OUC', 'I6M I6MN', 'S3M S3MH', 'M MH']],
  ] as const)('is told with %s where it is about some of it: %j', (part, told) => {
    for (const pick of told) expect(toldIn(pick, part), pick).toBe(true);
  });

  it.each([
    ['half', ['Q3OU Q3OUC', 'Q4R Q4RH', 'I4M I4MN']],
    ['Q1', ['Q2OU Q2OUC', 'Q4OU Q4OUC']],
    ['Q3', ['HOU HOUC', 'Q4OU Q4OUC', 'Q2OU Q2OUC']],
    ['S2', ['S1M S1MH', 'S3M S3MH']],
  ] as const)('is not told with %s where it is about none of it: %j', (part, told) => {
    for (const pick of told) expect(toldIn(pick, part), pick).toBe(false);
  });

  const toldIn = (pick: string, part: 'half' | 'Q1' | 'Q2' | 'Q3' | 'S2' | 'full') => {
    const [wtype = '', rtype = ''] = pick.split(' ');
    return isToldBy(wtype, rtype, [part]);
  };
});
