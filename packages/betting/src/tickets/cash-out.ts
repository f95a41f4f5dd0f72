import { compareRatio, type Fen, multiplyRatio, ONE, type Ratio } from '@lobby/money';
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

/** What a leg adds to the price of a ticket. */
export interface LegPrice {
  /** What a unit on it returns on average. */
  readonly returns: Ratio;
  /** Thousandths of it that the house keeps. */
  readonly marginMilli: bigint;
}

/**
 * What the house pays for all that is left of a single or a series, fen, rounded down: the average return, less
 * the margin of each leg. The legs of a series are of different matches, so their returns multiply.
 */
export function cashOutPrice(ticket: {
  /** Stake of the whole ticket, as typed, fen. */
  readonly unit: Fen;
  readonly legs: readonly LegPrice[];
  readonly risk: Fen;
  /** The part of the risk that is not sold, fen. */
  readonly left: Fen;
}): Fen {
  const { n, d } = ticket.legs
    .map(({ returns, marginMilli }) => multiplyRatio(returns, { n: 1000n - marginMilli, d: 1000n }))
    .reduce(multiplyRatio, ONE);
  return (ticket.unit * n * ticket.left) / (d * ticket.risk);
}

/** What is left of a ticket, with its price. */
export interface CashOutWhole {
  /** Of all that is left, fen. */
  readonly price: Fen;
  /** The risk that is not sold, fen. */
  readonly left: Fen;
}

/**
 * The risk that a part sells and what it pays, in fen. The risk is rounded half up; the payment follows the risk
 * sold, rounded down, so that many small sales never pay more than one. `percent` is whole, from 1 to 100.
 */
export function cashOutPart(
  { price, left }: CashOutWhole,
  percent: number,
): { readonly sold: Fen; readonly paid: Fen } {
  const sold = shareOf(left, BigInt(percent), 100n);
  return { sold, paid: left === 0n ? 0n : (price * sold) / left };
}

/** The smallest whole percent that pays `minCashOut`; undefined when not even the whole does. */
export function minCashOutPart(whole: CashOutWhole): number | undefined {
  for (let percent = 1; percent <= 100; percent += 1) {
    if (cashOutPart(whole, percent).paid >= minCashOut) return percent;
  }
  return undefined;
}
