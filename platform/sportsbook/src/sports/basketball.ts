import {
  dailyPayoutCap,
  type GradedSelection,
  gradeMarket,
  type MatchResult,
  officialMinuteScore,
} from '@lobby/betting';
import { pointsModel } from '@lobby/pricing';
import { bettingRules, basketball as facts, SLIP_LIMIT } from '@lobby/sports';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

const markets = ['handicap', 'total', '1x2', 'home-total', 'away-total', 'odd-even'] as const;

/**
 * By the score at its end, overtimes included; a handicap in play counts from 0:0 and not from the score of the bet. A
 * stopped match that is official has the score then, unless that is level.
 */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) {
  const full = officialMinuteScore(result);
  const isLevel = result.cancelled && full?.[0] === full?.[1];
  return gradeMarket(selection, { ...result, full: isLevel ? undefined : full });
}

/** Basketball, settled as docs/rules.md#basketball says. */
export const basketball: Sport = {
  ...facts,
  markets,
  model: pointsModel(markets, grade),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      handicap: yuan(30_000),
      total: yuan(30_000),
      '1x2': yuan(20_000),
      'home-total': yuan(10_000),
      'away-total': yuan(10_000),
      'odd-even': yuan(5_000),
    },
    legs: { least: 2, most: SLIP_LIMIT },
    liability: {
      selection: yuan(100_000),
      market: yuan(150_000),
      match: yuan(250_000),
      member: yuan(50_000),
      liquidity: yuan(100_000),
    },
    smallLeagues: 1n,
  },
  dayWin: dailyPayoutCap(facts.code),
  champions: { least: yuan(10), most: yuan(2_500) },
  clock: { betsWait: bettingRules.betWaitSeconds.number },
  settlement: { grade },
};
