import type { FinalScores, LegTerms } from './half-bets.ts';
import { halfBets } from './leg-by-definition.ts';

/** A stored ticket with the final scores of each leg's match. */
export interface TicketTerms {
  /** Stake of each combination, fen. */
  readonly unit: bigint;
  /** How many legs a combination has, as stored: "2,3". */
  readonly folds: string;
  readonly legs: readonly (LegTerms & { readonly scores: FinalScores })[];
}

/** n/d, d above 0. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const one: Fraction = { n: 1n, d: 1n };
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/**
 * What a ticket held and credits, fen, by docs/rules.md#settlement and without the engine's functions: each combination
 * by itself, each quarter line as two half bets, in fractions. Throws RangeError for a selection that is not traded.
 */
export function settleByDefinition({ unit, folds, legs }: TicketTerms): { risk: bigint; credit: bigint } {
  const sizes = folds.split(',').map(Number);
  const factors = legs.map(factorOf);
  let combinations = 0n;
  let sum: Fraction = { n: 0n, d: 1n };
  for (let chosen = 1; chosen < 2 ** legs.length; chosen += 1) {
    const members = factors.filter((_, at) => chosen & (1 << at));
    if (!sizes.includes(members.length)) continue;
    combinations += 1n;
    sum = plus(sum, members.reduce(times, one));
  }
  const [only] = legs;
  const each = legs.length === 1 && only ? heldOf(only, unit) : { n: unit, d: 1n };
  return {
    risk: nearest(times(each, { n: combinations, d: 1n })),
    credit: nearest(times(each, sum)),
  };
}

/** With a negative price the stake is what is won, and stake × |price| is held. */
function heldOf({ odds }: LegTerms, stake: bigint): Fraction {
  const price = readOdds(odds);
  return price.n < 0n ? { n: stake * -price.n, d: price.d } : { n: stake, d: 1n };
}

/** By what a leg multiplies what is held: the mean of its two half bets. */
function factorOf(leg: TicketTerms['legs'][number]): Fraction {
  const decimal = decimalOf(leg);
  const returns = { won: decimal, back: one, lost: { n: 0n, d: 1n } };
  const [first, second] = halfBets(leg, leg.scores).map(half => returns[half]);
  // Safe: there are two halves.
  return times(plus(first!, second!), { n: 1n, d: 2n });
}

/** Stake included: 1 more than Hong Kong odds, and one unit held wins 1/|price| at a negative price. */
function decimalOf({ price_format, odds }: LegTerms): Fraction {
  const price = readOdds(odds);
  if (price_format === 'E') return price;
  return plus(one, price.n < 0n ? { n: price.d, d: -price.n } : price);
}

function readOdds(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

/** Halves up; no amount is below zero. */
function nearest({ n, d }: Fraction): bigint {
  return (2n * n + d) / (2n * d);
}
