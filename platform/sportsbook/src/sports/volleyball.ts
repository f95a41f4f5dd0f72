import { volleyballSets } from '@lobby/pricing';
import { volleyball as facts } from '@lobby/sports';
import { setsSport } from './sets-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Volleyball. */
export const volleyball: Sport = setsSport(facts, volleyballSets, {
  mostStake: {
    '1x2': yuan(15_000),
    handicap: yuan(10_000),
    total: yuan(10_000),
    'set-handicap': yuan(8_000),
    'set-winner': yuan(6_000),
    'set-score': yuan(2_000),
    'odd-even': yuan(2_000),
  },
  liability: { selection: yuan(50_000) },
});
