import { type GradedSelection, gradeMarket, type MatchResult } from '@lobby/betting';
import { handballModel } from '@lobby/pricing';
import { bettingRules, handball as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** By the score of its sixty minutes; a handicap in play counts from 0:0 and not from the score of the bet. */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) {
  return gradeMarket(selection, result, facts.play);
}

/** Handball, settled as docs/rules.md#handball says. */
export const handball: Sport = defineSport(facts, {
  model: handballModel,
  grade,
  betsWait: bettingRules.betWaitSeconds.number,
  mostStake: {
    handicap: yuan(10_000),
    total: yuan(10_000),
    '1x2': yuan(10_000),
    'double-chance': yuan(6_000),
    'draw-no-bet': yuan(6_000),
    'home-total': yuan(4_000),
    'away-total': yuan(4_000),
    'odd-even': yuan(2_000),
  },
  liability: { selection: yuan(40_000) },
});
