import {
  findPick,
  type Grade,
  type GradedSelection,
  gradeMarket,
  type MatchResult,
  officialInningScore,
} from '@lobby/betting';
import { inningsModel } from '@lobby/pricing';
import { baseball as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/**
 * By the score at its end, extra innings included; a run line in play counts from 0:0. A stopped game that is official
 * has the score then; who wins it is nobody where that is level.
 */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult): Grade | undefined {
  const isWinner = findPick(selection.wtype, selection.rtype)?.market.kind === '1x2';
  const full = officialInningScore(isWinner ? 'winner' : 'runs', result);
  const isLevel = result.cancelled && isWinner && full?.[0] === full?.[1];
  return gradeMarket(selection, { ...result, full: isLevel ? undefined : full }, facts.play);
}

/** Baseball, settled as docs/rules.md#baseball says. */
export const baseball: Sport = defineSport(facts, {
  model: inningsModel,
  grade,
  betsWait: 3,
  mostStake: {
    handicap: yuan(20_000),
    total: yuan(20_000),
    '1x2': yuan(20_000),
    'home-total': yuan(5_000),
    'away-total': yuan(5_000),
    'odd-even': yuan(3_000),
  },
  liability: { selection: yuan(60_000) },
});
