import { divideHalfUp, type Fen, type Ratio } from '@lobby/money';
import { type OddsFormat, parseOdds } from './odds.ts';

/** What a bet holds of the balance, and what it adds to it if it wins. */
export interface Exposure {
  readonly risk: Fen;
  readonly win: Fen;
}

/**
 * What a typed stake risks and wins, each rounded to the fen once, half up (docs/rules.md#odds). Test `risk`, not the
 * stake, against the balance. Throws RangeError when the text is no price of that format.
 */
export function stakeToRisk(format: OddsFormat, oddsText: string, stake: Fen): Exposure {
  const exact = exactRisk(format, oddsText, stake);
  return { risk: divideHalfUp(exact.risk.n, exact.risk.d), win: divideHalfUp(exact.win.n, exact.win.d) };
}

/** The same before rounding, in fen. */
export function exactRisk(
  format: OddsFormat,
  oddsText: string,
  stake: Fen,
): { readonly risk: Ratio; readonly win: Ratio } {
  const odds = parseOdds(format, oddsText);
  if (!odds) throw new RangeError(`"${oddsText}" is not a price in format ${format}.`);
  const typed: Ratio = { n: stake, d: 1n };
  if (odds.n < 0n) return { risk: { n: stake * -odds.n, d: odds.d }, win: typed };
  const profit = format === 'E' ? odds.n - odds.d : odds.n;
  return { risk: typed, win: { n: stake * profit, d: odds.d } };
}
