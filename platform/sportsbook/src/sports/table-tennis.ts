import { dailyPayoutCap, type GradedSelection, gradeSets, type MatchResult } from '@lobby/betting';
import { setsModel, tableTennisSets } from '@lobby/pricing';
import { tableTennis as facts, SLIP_LIMIT } from '@lobby/sports';
import { setsMarkets } from './sets-markets.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** By the sets and points of the whole match; one that a player gives up has no winner. */
function grade(selection: GradedSelection, result: MatchResult) {
  return gradeSets(selection, result, facts.play.sets.rules);
}

/** Table tennis, settled as docs/rules.md#sports-of-sets says. */
export const tableTennis: Sport = {
  ...facts,
  markets: setsMarkets,
  model: setsModel(setsMarkets, grade, tableTennisSets),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      '1x2': yuan(10_000),
      handicap: yuan(6_000),
      total: yuan(6_000),
      'set-handicap': yuan(5_000),
      'set-winner': yuan(4_000),
      'set-score': yuan(1_000),
      'odd-even': yuan(2_000),
    },
    legs: { least: 2, most: SLIP_LIMIT },
    liability: {
      selection: yuan(30_000),
      market: yuan(45_000),
      match: yuan(75_000),
      member: yuan(15_000),
      liquidity: yuan(30_000),
    },
    smallLeagues: 1n,
  },
  dayWin: dailyPayoutCap(facts.code),
  champions: { least: yuan(10), most: yuan(2_500) },
  clock: { betsWait: 4 },
  settlement: { grade },
};
