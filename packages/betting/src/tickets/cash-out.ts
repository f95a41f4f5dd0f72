import { compareRatio, divideHalfUp, type Fen, type Ratio } from '@lobby/money';
import type { Grade } from '../grading/grade.ts';
import { returnedHalves } from '../grading/settle.ts';
import { exactRisk } from '../odds/risk.ts';
import type { TicketLeg } from './factor.ts';
import { shareOf } from './share.ts';

/** How likely each grade of a leg is, in billionths; what is missing from a billion counts as lost. */
export type GradeChances = Readonly<Partial<Record<Grade, bigint>>>;

/** The chance of what is certain. */
export const certainChance = 1_000_000_000n;

/** The least that a cash-out pays, fen. */
export const minCashOut: Fen = 100n;

/**
 * What a unit on a leg returns on average, exactly: by the chances of its grades, or by its grade once it has one.
 * Throws RangeError when the text is no price of its format.
 */
export function expectedReturn(leg: TicketLeg, chances: GradeChances): Ratio {
  const { risk, win } = exactRisk(leg.format, leg.odds, 1n);
  const grades: GradeChances = leg.grade === undefined ? chances : { [leg.grade]: certainChance };
  let n = 0n;
  // Safe: the keys of chances are grades.
  for (const [grade, chance] of Object.entries(grades) as [Grade, bigint][]) {
    const [ofRisk, ofWin] = returnedHalves[grade];
    n += chance * (ofRisk * risk.n * win.d + ofWin * win.n * risk.d);
  }
  return { n, d: 2n * certainChance * risk.d * win.d };
}

/** The smaller of two expectations. */
export function minReturn(one: Ratio, other: Ratio): Ratio {
  return compareRatio(one, other) <= 0 ? one : other;
}

/** A ticket to be bought back. */
export interface CashOutTicket {
  /** Stake of each combination, as typed, fen. */
  readonly unit: Fen;
  /** Legs per combination, as of a `Ticket`. */
  readonly sizes: readonly number[];
  /** What a unit on each leg returns on average. */
  readonly returns: readonly Ratio[];
  /** Thousandths of the value of the ticket that the house keeps, however many legs it has. */
  readonly marginMilli: bigint;
  readonly risk: Fen;
  /** The part of the risk that is not sold, fen. */
  readonly left: Fen;
}

/**
 * What the house pays for all that is left of a ticket, fen, rounded once: the average return of all its combinations,
 * less one margin. Legs are of different matches, so the averages of a combination multiply.
 */
export function cashOutPrice({ unit, sizes, returns, marginMilli, risk, left }: CashOutTicket): Fen {
  const { n, d } = sumOfReturns(returns, sizes);
  return divideHalfUp(unit * n * (1000n - marginMilli) * left, d * 1000n * risk);
}

/** The sum over all combinations of so many legs as a size says, read from the coefficients of ∏(d + n·x). */
function sumOfReturns(returns: readonly Ratio[], sizes: readonly number[]): Ratio {
  let sums = [1n];
  for (const { n, d } of returns) {
    const before = sums;
    sums = Array.from(
      { length: before.length + 1 },
      (_, size) => (before[size] ?? 0n) * d + (before[size - 1] ?? 0n) * n,
    );
  }
  return {
    n: sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n),
    d: returns.reduce((product, { d }) => product * d, 1n),
  };
}

/** What is left of a ticket, with its price. */
export interface CashOutWhole {
  /** Of all that is left, fen. */
  readonly price: Fen;
  /** The risk that is not sold, fen. */
  readonly left: Fen;
}

/**
 * The risk that a part sells and what it pays, in fen, each rounded half up: the payment follows the risk that is sold.
 * `percent` is whole, from 1 to 100.
 */
export function cashOutPart(
  { price, left }: CashOutWhole,
  percent: number,
): { readonly sold: Fen; readonly paid: Fen } {
  const sold = shareOf(left, BigInt(percent), 100n);
  return { sold, paid: left === 0n ? 0n : shareOf(price, sold, left) };
}

/** The smallest whole percent that pays `minCashOut`; undefined when not even the whole does. */
export function minCashOutPart(whole: CashOutWhole): number | undefined {
  for (let percent = 1; percent <= 100; percent += 1) {
    if (cashOutPart(whole, percent).paid >= minCashOut) return percent;
  }
  return undefined;
}
