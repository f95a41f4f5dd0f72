import { type GradedSelection, gradeMarket, type MatchResult, officialMinuteScore } from '@lobby/betting';
import { pointsModel } from '@lobby/pricing';
import { bettingRules, basketball as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/**
 * By the score at its end, overtimes included; a handicap in play counts from 0:0 and not from the score of the bet. A
 * stopped match that is official has the score then, unless that is level.
 */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) {
  const full = officialMinuteScore(result);
  const isLevel = result.cancelled && full?.[0] === full?.[1];
  return gradeMarket(selection, { ...result, full: isLevel ? undefined : full }, facts.play);
}

/** Basketball, settled as docs/rules.md#basketball says. */
export const basketball: Sport = defineSport(facts, {
  model: pointsModel,
  grade,
  betsWait: bettingRules.betWaitSeconds.number,
  mostStake: {
    handicap: yuan(30_000),
    total: yuan(30_000),
    '1x2': yuan(20_000),
    // Of the first half and of a quarter, which may end level.
    'draw-no-bet': yuan(20_000),
    'home-total': yuan(10_000),
    'away-total': yuan(10_000),
    'odd-even': yuan(5_000),
  },
  liability: { selection: yuan(100_000) },
});
