import { type GameCategory, gradeTerms, gradeWeights, termsOfGrade } from '@lobby/funds';
import { leastEdges } from '@lobby/funds/promotions/forecast';
import { games, sheetOf } from '@lobby/games';
import { rebateRate } from '@lobby/platform-bonus/rebates/rebate-rates';
import { expect, it } from 'vitest';

const per100k = (gift: bigint, turnover: bigint) => Number((gift * 100_000n) / turnover);

/** The most that gifts bring of turnover that counts whole, per cent: rising, and every week and month of least play. */
const giftPercent =
  Math.max(
    ...gradeTerms.slice(1).map(({ grade, reach, promotionGift, month, week }) => {
      const step = reach - termsOfGrade(grade - 1).reach;
      return per100k(promotionGift, step) + per100k(month.gift, month.need) + per100k(week.gift, week.need);
    }),
  ) / 1_000;

function rewardPercent(category: GameCategory) {
  const rebate = Number(rebateRate(category, gradeTerms.length - 1).rate) * 100;
  return rebate + (giftPercent * gradeWeights[category]) / 100;
}

/** A round of twenty-one may stake more than the unit that its return is counted in. */
const mostStaked = 1.2;

const returns = games.map(
  game =>
    [
      game.code,
      game.hall,
      Math.max(...sheetOf(game).choices.map(({ returnPercent }) => Number(returnPercent))),
    ] as const,
);

it.each(returns)(
  '%s of %s returns %d per cent, and rebates and gifts of the highest grade less than the rest',
  (_, hall, back) => {
    expect(rewardPercent(hall) * mostStaked).toBeLessThan(100 - back);
  },
);

it('of sports they are less than the best strategy of the bench loses', () => {
  expect(rewardPercent('TY')).toBeLessThan(1.5);
});

it('the forecast of a promotion takes the house to keep no more than its best games and prices leave, and little less', () => {
  const halls = [...new Set(returns.map(([, hall]) => hall))];
  for (const hall of halls) {
    const backOfBest = Math.max(...returns.filter(([, other]) => other === hall).map(([, , back]) => back));
    const kept = (100 - backOfBest) / (hall === 'QP' ? mostStaked : 1);
    const assumed = Number(leastEdges[hall]) / 1_000;
    expect(assumed, hall).toBeLessThanOrEqual(kept);
    expect(assumed, hall).toBeGreaterThan(kept * 0.8);
  }
  expect(Number(leastEdges.TY) / 1_000).toBe(1.5);
});
