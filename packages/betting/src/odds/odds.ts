import { addRatio, compareRatio, invertRatio, negateRatio, ONE, parseRatio, type Ratio } from '@lobby/money';

/** E European (decimal), H Hong Kong, I Indonesian, M Malay. */
export type OddsFormat = 'E' | 'H' | 'I' | 'M';

export const oddsFormats = ['H', 'M', 'I', 'E'] as const satisfies readonly OddsFormat[];

const MINUS_ONE: Ratio = { n: -1n, d: 1n };

/**
 * Reads a price as written in a format. Undefined when the text is not a price there:
 * E > 1, H > 0, M in [-1, 1] without 0, |I| >= 1. Even money may be written -1 in M and I.
 */
export function parseOdds(format: OddsFormat, text: string): Ratio | undefined {
  const odds = parseRatio(text);
  if (!odds) return undefined;
  return inRange[format](odds) ? odds : undefined;
}

const inRange: Record<OddsFormat, (odds: Ratio) => boolean> = {
  E: odds => odds.n > odds.d,
  H: odds => odds.n > 0n,
  M: odds => odds.n !== 0n && magnitude(odds) <= odds.d,
  I: odds => magnitude(odds) >= odds.d,
};

/**
 * Profit per unit risked, exactly: the value all formats are compared by.
 * Throws RangeError when the text is no price of that format (check foreign text with `parseOdds`).
 */
export function hkValue(format: OddsFormat, oddsText: string): Ratio {
  const odds = parseOdds(format, oddsText);
  if (!odds) throw new RangeError(`"${oddsText}" is not a price in format ${format}.`);
  if (format === 'E') return addRatio(odds, MINUS_ONE);
  return odds.n < 0n ? negateRatio(invertRatio(odds)) : odds;
}

/** Decimal odds, exactly: what one unit risked returns if it wins. */
export function decimalOf(format: OddsFormat, oddsText: string): Ratio {
  return addRatio(hkValue(format, oddsText), ONE);
}

/**
 * One quote in another format, exactly. For show, round once with `printRatio`; never convert what was
 * already rounded. The prices of a two-way market go through `convertPair` instead.
 */
export function convertQuote(from: OddsFormat, oddsText: string, to: OddsFormat): Ratio {
  return fromHk[to](hkValue(from, oddsText));
}

const fromHk: Record<OddsFormat, (hk: Ratio) => Ratio> = {
  E: hk => addRatio(hk, ONE),
  H: hk => hk,
  M: hk => (compareRatio(hk, ONE) <= 0 ? hk : negateRatio(invertRatio(hk))),
  I: hk => (compareRatio(hk, ONE) >= 0 ? hk : negateRatio(invertRatio(hk))),
};

function magnitude(odds: Ratio): bigint {
  return odds.n < 0n ? -odds.n : odds.n;
}
