import { goalModel } from '@lobby/pricing';
import { virtualFootball as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import { football } from './football.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Football that is drawn: its markets, prices and grades, half of its stakes and a quarter of its liability. */
export const virtualFootball: Sport = defineSport(facts, {
  model: goalModel,
  grade: football.settlement.grade,
  betsWait: football.clock.betsWait,
  mostStake: {
    handicap: yuan(25_000),
    total: yuan(25_000),
    '1x2': yuan(10_000),
    'odd-even': yuan(5_000),
    'both-score': yuan(5_000),
    'total-goals': yuan(2_500),
    'half-full': yuan(1_500),
    'correct-score': yuan(1_000),
    'double-chance': yuan(10_000),
    'draw-no-bet': yuan(10_000),
    'home-total': yuan(10_000),
    'away-total': yuan(10_000),
    'clean-sheet': yuan(2_500),
    'win-to-nil': yuan(2_500),
    'winning-margin': yuan(1_500),
    'next-goal': yuan(2_500),
    'most-goals-half': yuan(2_500),
    'score-both-halves': yuan(2_500),
    'win-either-half': yuan(2_500),
    'win-both-halves': yuan(1_500),
    'same-match': yuan(1_000),
  },
  liability: { selection: yuan(50_000) },
  legs: { least: 2, most: 5 },
});
