import type { Outright } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import { type LiabilityLimits, liabilityLimits } from '@lobby/pricing';
import { sportOf } from '../sports/sports.ts';

/** What a bet on an outright may stake, fen. */
export function championStakes({ gtype }: Pick<Outright, 'gtype'>): {
  readonly least: Fen;
  readonly most: Fen;
} {
  return sportOf({ gtype }).champions;
}

/** The most the house may lose on an outright at once: as on a match of a small league, the runners as selections. */
export function championLimits({
  gtype,
}: Pick<Outright, 'gtype'>): Pick<LiabilityLimits, 'selection' | 'ownSelection' | 'match' | 'member'> {
  return liabilityLimits(sportOf({ gtype }).limits, { quick: false }, { period: 'full', phase: 'pre' });
}
