import { compareRatio } from '@lobby/money';
import { parseLine } from '../markets/line.ts';
import { hkValue, type OddsFormat } from '../odds/odds.ts';

/** What the member lets the house do when the price moves: take any, take better only, always ask. */
export type OddsPolicy = 'all' | 'better' | 'never';

export const oddsPolicies = ['better', 'all', 'never'] as const satisfies readonly OddsPolicy[];

/** How a new price of the same format compares for the member, by Hong Kong value. */
export function comparePrice(
  format: OddsFormat,
  oldOdds: string,
  newOdds: string,
): 'same' | 'better' | 'worse' {
  const order = compareRatio(hkValue(format, newOdds), hkValue(format, oldOdds));
  return order === 0 ? 'same' : order > 0 ? 'better' : 'worse';
}

/** What the member agreed to, and what there is now. */
export interface PriceChange {
  readonly format: OddsFormat;
  readonly oldOdds: string;
  readonly newOdds: string;
  readonly oldLine: string;
  readonly newLine: string;
}

/**
 * Whether a bet may be taken at the new price. A moved line is a different bet: no policy covers it
 * (docs/rules.md#odds).
 */
export function decideChange(
  policy: OddsPolicy,
  change: PriceChange,
): { readonly take: true } | { readonly take: false; readonly reason: 'line-changed' | 'odds-changed' } {
  if (!sameLine(change.oldLine, change.newLine)) return { take: false, reason: 'line-changed' };
  const moved = comparePrice(change.format, change.oldOdds, change.newOdds);
  const isAccepted = moved === 'same' || policy === 'all' || (policy === 'better' && moved === 'better');
  return isAccepted ? { take: true } : { take: false, reason: 'odds-changed' };
}

/** Lines are the same when they are the same number: "0.75" is "0.5 / 1". */
export function sameLine(one: string, other: string): boolean {
  return one === other || (parseLine(one) !== undefined && parseLine(one) === parseLine(other));
}
