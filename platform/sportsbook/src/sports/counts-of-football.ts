import { type GradedSelection, gradeMarket, type MatchResult } from '@lobby/betting';
import { countModel } from '@lobby/pricing';
import { bettingRules, football as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** By what is counted of regular time; a handicap in play counts from 0:0 and not from the count of the bet. */
function grade({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) {
  return gradeMarket(selection, result);
}

const betsWait = bettingRules.betWaitSeconds.number;

const cornerStakes = {
  handicap: yuan(5_000),
  total: yuan(5_000),
  '1x2': yuan(3_000),
  'odd-even': yuan(1_000),
};

const cardStakes = {
  handicap: yuan(3_000),
  total: yuan(3_000),
  'odd-even': yuan(1_000),
};

/** The corners of a football match, settled as docs/rules.md#settlement says. */
export const cornersOfFootball: Sport = defineSport(facts, {
  model: (kinds, by) => countModel('corners', kinds, by),
  grade,
  betsWait,
  mostStake: cornerStakes,
  liability: { selection: yuan(20_000) },
});

/** Its cards. */
export const cardsOfFootball: Sport = defineSport(facts, {
  model: (kinds, by) => countModel('cards', kinds, by),
  grade,
  betsWait,
  mostStake: cardStakes,
  liability: { selection: yuan(10_000) },
});
