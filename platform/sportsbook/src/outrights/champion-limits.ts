import type { Outright } from '@lobby/fixtures';
import { type LiabilityLimits, liabilityLimits } from '@lobby/pricing';
import { sportOf } from '../sports/sports.ts';

/** The most the house may lose on an outright at once: as on a match of a small league, the runners as selections. */
export function championLimits(
  outright: Pick<Outright, 'gtype'>,
): Pick<LiabilityLimits, 'selection' | 'ownSelection' | 'match' | 'member'> {
  return liabilityLimits(sportOf(outright).limits, { quick: false }, { period: 'full', phase: 'pre' });
}
