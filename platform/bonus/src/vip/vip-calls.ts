import { contract } from '@lobby/api-client/contract';
import { type GameCategory, gameCategories, gradeTerms, gradeWeights, KEEPING_DAYS } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { rebateRate } from '../rebates/rebate-rates.ts';

const calls = contract.vip;
const highest = gradeTerms.length - 1;

/** What anybody may read of the grades: their terms, and what they are paid back. */
export const gradeTermsCalls = [
  implement(calls.memberGradeConfigList, async () => ({
    keepDays: KEEPING_DAYS,
    grades: gradeTerms.map(({ grade, month, week, ...terms }) => ({
      grade,
      reach: formatYuan(terms.reach),
      keep: formatYuan(terms.keep),
      promotionGift: formatYuan(terms.promotionGift),
      birthdayGift: formatYuan(terms.birthdayGift),
      monthNeed: formatYuan(month.need),
      monthGift: formatYuan(month.gift),
      weekNeed: formatYuan(week.need),
      weekGift: formatYuan(week.gift),
    })),
  })),
  implement(calls.getGameFanshuiHighLow, async () => gameCategories.map(rebates)),
];

function rebates(category: GameCategory) {
  const [low, high] = [rebateRate(category, 0), rebateRate(category, highest)];
  return {
    category,
    low: percent(low.rate),
    high: percent(high.rate),
    lowCap: formatYuan(low.cap),
    highCap: formatYuan(high.cap),
    gradeWeight: gradeWeights[category],
  };
}

const percent = (rate: string) => (Number(rate) * 100).toFixed(2);
