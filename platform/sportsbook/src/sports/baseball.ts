import {
  dailyPayoutCap,
  findPick,
  type Grade,
  type GradedSelection,
  gradeMarket,
  type MatchResult,
  officialInningScore,
} from '@lobby/betting';
import { inningsModel } from '@lobby/pricing';
import { baseball as facts, SLIP_LIMIT } from '@lobby/sports';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

const markets = ['handicap', 'total', '1x2', 'home-total', 'away-total', 'odd-even'] as const;

/**
 * By the score at its end, extra innings included; a run line in play counts from 0:0. A stopped game that is official
 * has the score then; who wins it is nobody where that is level.
 */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult): Grade | undefined {
  const isWinner = findPick(selection.wtype, selection.rtype)?.market.kind === '1x2';
  const full = officialInningScore(isWinner ? 'winner' : 'runs', result);
  const isLevel = result.cancelled && isWinner && full?.[0] === full?.[1];
  return gradeMarket(selection, { ...result, full: isLevel ? undefined : full });
}

/** Baseball, settled as docs/rules.md#baseball says. */
export const baseball: Sport = {
  ...facts,
  markets,
  model: inningsModel(markets, grade),
  limits: {
    leastStake: yuan(10),
    mostStake: {
      handicap: yuan(20_000),
      total: yuan(20_000),
      '1x2': yuan(20_000),
      'home-total': yuan(5_000),
      'away-total': yuan(5_000),
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
  clock: { betsWait: 3 },
  settlement: { grade },
};
