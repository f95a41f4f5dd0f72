import { divideHalfUp, type Fen } from '@lobby/money';
import { parseOdds } from '../odds/odds.ts';

/**
 * `asian`: the stake comes back and the profit is divided; the rule of this house. `uk`: the stake is divided and its
 * part is paid at full odds, so a winner may lose money.
 */
export type DeadHeatRule = 'asian' | 'uk';

export const houseDeadHeatRule: DeadHeatRule = 'asian';

/** An outright whose place was shared. */
export interface DeadHeat {
  readonly rule: DeadHeatRule;
  /** Decimal. */
  readonly odds: string;
  /** Fen. */
  readonly stake: Fen;
  /** How many share the places. */
  readonly tied: number;
  /** How many places there are for them, from one to `tied`. */
  readonly places: number;
}

/**
 * What a shared outright credits, fen, rounded once (docs/rules.md#settlement). Throws RangeError for a price that is none, and for
 * places that so many cannot share.
 */
export function deadHeatReturn({ rule, odds, stake, tied, places }: DeadHeat): Fen {
  const price = parseOdds('E', odds);
  if (!price) throw new RangeError(`"${odds}" is not a price in format E.`);
  const isShared = Number.isInteger(tied) && Number.isInteger(places) && places >= 1 && places <= tied;
  if (!isShared) throw new RangeError(`${tied} cannot share ${places} places.`);
  const won = stake * BigInt(places);
  if (rule === 'uk') return divideHalfUp(won * price.n, BigInt(tied) * price.d);
  return stake + divideHalfUp(won * (price.n - price.d), BigInt(tied) * price.d);
}
