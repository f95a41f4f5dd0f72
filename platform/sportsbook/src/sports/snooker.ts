import { snookerSets } from '@lobby/pricing';
import { snooker as facts } from '@lobby/sports';
import { setsSport } from './sets-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** Snooker. Its handicap is one of frames, and there is no second one. */
export const snooker: Sport = setsSport(facts, snookerSets, {
  mostStake: {
    '1x2': yuan(10_000),
    handicap: yuan(6_000),
    total: yuan(6_000),
    'set-winner': yuan(4_000),
    'set-score': yuan(1_000),
    'odd-even': yuan(2_000),
  },
  liability: { selection: yuan(30_000) },
});
