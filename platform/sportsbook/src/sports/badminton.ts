import { badmintonSets } from '@lobby/pricing';
import { badminton as facts } from '@lobby/sports';
import { setsSport } from './sets-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Badminton. */
export const badminton: Sport = setsSport(facts, badmintonSets, {
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
