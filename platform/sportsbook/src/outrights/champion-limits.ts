import type { Outright } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import { type LiabilityLimits, liabilityLimits } from '@lobby/pricing';

const yuan = (amount: number): Fen => BigInt(amount) * 100n;

/** What a bet on an outright may stake, fen. */
export function championStakes({ gtype }: Pick<Outright, 'gtype'>): {
  readonly least: Fen;
  readonly most: Fen;
} {
  return { least: yuan(10), most: yuan(gtype === 'VF' ? 2_500 : 5_000) };
}

/** The most the house may lose on an outright at once: as on a match of a small league, the runners as selections. */
export function championLimits({
  gtype,
}: Pick<Outright, 'gtype'>): Pick<LiabilityLimits, 'selection' | 'ownSelection' | 'match' | 'member'> {
  return liabilityLimits({ gtype, quick: false }, { period: 'full', phase: 'pre' });
}
