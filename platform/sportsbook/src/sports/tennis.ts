import { dailyPayoutCap, type GradedSelection, gradeSets, type MatchResult } from '@lobby/betting';
import { setsModel, tennisSets } from '@lobby/pricing';
import { tennis as facts, SLIP_LIMIT } from '@lobby/sports';
import { setsMarkets } from './sets-markets.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** By the sets and games of the whole match; one that a player gives up by the rules that its facts name. */
function grade(selection: GradedSelection, result: MatchResult) {
  return gradeSets(selection, result, facts.play.sets.rules);
}

/** Tennis, settled as docs/rules.md#sports-of-sets says. */
export const tennis: Sport = {
  ...facts,
  markets: setsMarkets,
  model: setsModel(setsMarkets, grade, tennisSets),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      '1x2': yuan(20_000),
      handicap: yuan(15_000),
      total: yuan(15_000),
      'set-handicap': yuan(10_000),
      'set-winner': yuan(10_000),
      'set-score': yuan(2_000),
      'odd-even': yuan(3_000),
    },
    legs: { least: 2, most: SLIP_LIMIT },
    liability: {
      selection: yuan(60_000),
      market: yuan(90_000),
      match: yuan(150_000),
      member: yuan(30_000),
      liquidity: yuan(60_000),
    },
    smallLeagues: 1n,
  },
  dayWin: dailyPayoutCap(facts.code),
  champions: { least: yuan(10), most: yuan(2_500) },
  clock: { betsWait: 4 },
  settlement: { grade },
};
