import { expect, it } from 'vitest';
import { gradeTerms, termsOfGrade } from './grade-terms.ts';

it('every grade asks for more than the one below and brings at least as much', () => {
  for (const [n, terms] of gradeTerms.entries()) {
    const below = gradeTerms[n - 1];
    if (!below) continue;
    expect(terms.reach).toBeGreaterThan(below.reach);
    expect(terms.keep).toBeGreaterThan(below.keep);
    expect(terms.promotionGift).toBeGreaterThan(below.promotionGift);
    expect(terms.birthdayGift).toBeGreaterThanOrEqual(below.birthdayGift);
    expect(terms.month.gift).toBeGreaterThan(below.month.gift);
    expect(terms.week.gift).toBeGreaterThan(below.week.gift);
  }
});

it('the keep of a grade is less than what is staked between it and the one below', () => {
  for (const { grade, keep, reach } of gradeTerms.slice(1))
    expect(keep).toBeLessThan(reach - termsOfGrade(grade - 1).reach);
});

/** Per hundred thousand of what was staked. */
const share = (gift: bigint, turnover: bigint) => Number((gift * 100_000n) / turnover);

it('gifts of turnover stay below 0.27 per cent of it', () => {
  for (const { grade, reach, promotionGift, month, week } of gradeTerms.slice(1)) {
    const promotion = share(promotionGift, reach - termsOfGrade(grade - 1).reach);
    expect(promotion + share(month.gift, month.need) + share(week.gift, week.need)).toBeLessThan(270);
  }
});

it('a grade that does not exist has no terms', () => {
  expect(() => termsOfGrade(11)).toThrow(RangeError);
  expect(() => termsOfGrade(-1)).toThrow(RangeError);
});
