import { tennisSets } from '@lobby/pricing';
import { tennis as facts } from '@lobby/sports';
import { setsSport } from './sets-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Tennis. */
export const tennis: Sport = setsSport(facts, tennisSets, {
  mostStake: {
    '1x2': yuan(20_000),
    handicap: yuan(15_000),
    total: yuan(15_000),
    'set-handicap': yuan(10_000),
    'set-winner': yuan(10_000),
    'set-score': yuan(2_000),
    'odd-even': yuan(3_000),
  },
  liability: { selection: yuan(60_000) },
});
