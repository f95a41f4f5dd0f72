import { dailyPayoutCap, gradeMarket } from '@lobby/betting';
import { goalModel } from '@lobby/pricing';
import { bettingRules, football as facts, SLIP_LIMIT } from '@lobby/sports';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

const markets = [
  'handicap',
  'total',
  '1x2',
  'odd-even',
  'correct-score',
  'total-goals',
  'half-full',
  'both-score',
  'double-chance',
  'draw-no-bet',
  'home-total',
  'away-total',
  'clean-sheet',
  'win-to-nil',
  'winning-margin',
] as const;

/** Football that people play. */
export const football: Sport = {
  ...facts,
  markets,
  model: goalModel(markets),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      handicap: yuan(50_000),
      total: yuan(50_000),
      '1x2': yuan(20_000),
      'odd-even': yuan(10_000),
      'both-score': yuan(10_000),
      'total-goals': yuan(5_000),
      'half-full': yuan(3_000),
      'correct-score': yuan(2_000),
      'double-chance': yuan(20_000),
      'draw-no-bet': yuan(20_000),
      'home-total': yuan(20_000),
      'away-total': yuan(20_000),
      'clean-sheet': yuan(5_000),
      'win-to-nil': yuan(5_000),
      'winning-margin': yuan(3_000),
      'same-match': yuan(2_000),
    },
    legs: { least: 2, most: SLIP_LIMIT },
    liability: {
      selection: yuan(200_000),
      market: yuan(300_000),
      match: yuan(500_000),
      member: yuan(100_000),
      liquidity: yuan(200_000),
    },
    smallLeagues: 2n,
  },
  dayWin: dailyPayoutCap(facts.code),
  champions: { least: yuan(10), most: yuan(5_000) },
  clock: { betsWait: bettingRules.betWaitSeconds.number },
  settlement: { grade: gradeMarket },
};
