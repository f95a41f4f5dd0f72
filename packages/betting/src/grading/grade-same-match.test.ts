import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../markets/markets.ts';
import { mayCombine, type SameMatchPick, sameMatchRtype } from '../markets/same-match.ts';
import type { Score } from './grade.ts';
import { gradeMarket, type MatchResult } from './grade-market.ts';

const homeWins: SameMatchPick = { wtype: 'M', rtype: 'MH', line: '', strong: '' };
const over: SameMatchPick = { wtype: 'OU', rtype: 'OUC', line: '2.5', strong: '' };
const bothScore: SameMatchPick = { wtype: 'TS', rtype: 'Y', line: '', strong: '' };
const homeAtHalf: SameMatchPick = { wtype: 'HM', rtype: 'HMH', line: '', strong: '' };

const grade = (groups: readonly (readonly SameMatchPick[])[], result: MatchResult, scoreAtBet?: Score) => {
  const rtype = sameMatchRtype(groups);
  if (rtype === undefined) throw new Error('These are no combination.');
  const wtype = groups[0]![0]!.wtype.startsWith('R') && scoreAtBet ? 'RSM' : 'SM';
  return gradeMarket({ wtype, rtype, line: '', strong: '', scoreAtBet }, result);
};
const ended = (half: Score, full: Score): MatchResult => ({ half, full });

describe('a same-match combination', () => {
  it.each([
    ['every part won', [2, 1], 'W'],
    ['one part lost', [3, 0], 'L'],
    ['all parts lost', [0, 0], 'L'],
  ] as const)('of which %s at %j is %s', (_, full, expected) => {
    expect(grade([[homeWins], [over], [bothScore]], ended([0, 0], full))).toBe(expected);
  });

  it('is open until the score of every part is known', () => {
    const groups = [[homeAtHalf], [over]];
    expect(grade(groups, { half: [0, 1] })).toBeUndefined();
    expect(grade(groups, { full: [3, 0] })).toBeUndefined();
    expect(grade(groups, ended([1, 0], [2, 1]))).toBe('W');
  });

  it('with alternatives is won by either of them', () => {
    const away: SameMatchPick = { ...homeWins, rtype: 'MC' };
    const groups = [[homeWins, away], [over]];
    expect(grade(groups, ended([0, 0], [1, 2]))).toBe('W');
    expect(grade(groups, ended([0, 0], [2, 2]))).toBe('L');
  });

  it('of a match that was stopped is lost by a part that no goal can win back, and else returned', () => {
    const under: SameMatchPick = { ...over, rtype: 'OUH' };
    const stopped = (reached: Score): MatchResult => ({ reached, cancelled: true });
    expect(grade([[homeWins], [under]], stopped([2, 1]))).toBe('L');
    expect(grade([[homeWins], [over]], stopped([2, 1]))).toBe('D');
    expect(grade([[bothScore], [over]], stopped([2, 1]))).toBe('W');
  });

  it('in play counts a handicap from the score of the bet', () => {
    const handicap: SameMatchPick = { wtype: 'RE', rtype: 'REH', line: '0.5', strong: 'H' };
    const goals: SameMatchPick = { wtype: 'ROU', rtype: 'ROUC', line: '2.5', strong: '' };
    expect(grade([[handicap], [goals]], ended([1, 0], [2, 1]), [1, 0])).toBe('L');
    expect(grade([[handicap], [goals]], ended([1, 0], [3, 1]), [1, 0])).toBe('W');
  });

  it('is won exactly when each of its parts is, whatever is combined and however the match ends', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { minLength: 2, maxLength: 5, selector: textOf }),
        end,
        (parts, result) => {
          const rtype = sameMatchRtype(parts.map(each => [each]));
          // The same line of the main market and of an alternate is one part.
          fc.pre(rtype !== undefined);
          const whole = gradeMarket({ wtype: 'SM', rtype: rtype!, line: '', strong: '' }, result);
          expect(whole).toBe(parts.every(each => gradeMarket(each, result) === 'W') ? 'W' : 'L');
        },
      ),
    );
  });
});

const textOf = (each: SameMatchPick) => JSON.stringify(each);
const part = fc
  .record({
    market: fc.constantFrom(...markets.filter(({ phase }) => phase === 'pre')),
    at: fc.nat(),
    halves: fc.integer({ min: 0, max: 4 }),
    strong: fc.constantFrom('H' as const, 'C' as const),
  })
  .map(({ market, at, halves, strong }): SameMatchPick => {
    const { rtype } = market.picks[at % market.picks.length]!;
    const line = market.lineField ? String(halves + 0.5) : '';
    return { wtype: market.wtype, rtype, line, strong: market.kind === 'handicap' ? strong : '' };
  })
  .filter(mayCombine);
const goals = fc.integer({ min: 0, max: 4 });
const end = fc
  .tuple(goals, goals, goals, goals)
  .map(([h, c, moreH, moreC]) => ended([h, c], [h + moreH, c + moreC]));
