import { tableTennisSets } from '@lobby/pricing';
import { tableTennis as facts } from '@lobby/sports';
import { setsSport } from './sets-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Table tennis. */
export const tableTennis: Sport = setsSport(facts, tableTennisSets, {
  mostStake: {
    '1x2': yuan(10_000),
    handicap: yuan(6_000),
    total: yuan(6_000),
    'set-handicap': yuan(5_000),
    'set-winner': yuan(4_000),
    'set-score': yuan(1_000),
    'odd-even': yuan(2_000),
  },
  liability: { selection: yuan(30_000) },
});
