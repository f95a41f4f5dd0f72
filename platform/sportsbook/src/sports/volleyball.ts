import { dailyPayoutCap, type GradedSelection, gradeSets, type MatchResult } from '@lobby/betting';
import { setsModel, volleyballSets } from '@lobby/pricing';
import { volleyball as facts, SLIP_LIMIT } from '@lobby/sports';
import { setsMarkets } from './sets-markets.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** By the sets and points of the whole match; one that is not finished has no winner. */
function grade(selection: GradedSelection, result: MatchResult) {
  return gradeSets(selection, result, facts.play.sets.rules);
}

/** Volleyball, settled as docs/rules.md#sports-of-sets says. */
export const volleyball: Sport = {
  ...facts,
  markets: setsMarkets,
  model: setsModel(setsMarkets, grade, volleyballSets),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      '1x2': yuan(15_000),
      handicap: yuan(10_000),
      total: yuan(10_000),
      'set-handicap': yuan(8_000),
      'set-winner': yuan(6_000),
      'set-score': yuan(2_000),
      'odd-even': yuan(2_000),
    },
    legs: { least: 2, most: SLIP_LIMIT },
    liability: {
      selection: yuan(50_000),
      market: yuan(75_000),
      match: yuan(125_000),
      member: yuan(25_000),
      liquidity: yuan(50_000),
    },
    smallLeagues: 1n,
  },
  dayWin: dailyPayoutCap(facts.code),
  champions: { least: yuan(10), most: yuan(2_500) },
  clock: { betsWait: 4 },
  settlement: { grade },
};
