import { gradeMarket } from '@lobby/betting';
import { goalModel } from '@lobby/pricing';
import { bettingRules, football as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Football that people play. */
export const football: Sport = defineSport(facts, {
  model: goalModel,
  grade: gradeMarket,
  betsWait: bettingRules.betWaitSeconds.number,
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
    'next-goal': yuan(5_000),
    'most-goals-half': yuan(5_000),
    'score-both-halves': yuan(5_000),
    'win-either-half': yuan(5_000),
    'win-both-halves': yuan(3_000),
    'same-match': yuan(2_000),
  },
  liability: { selection: yuan(200_000) },
  smallLeagues: 2n,
  mostOnChampion: yuan(5_000),
});
