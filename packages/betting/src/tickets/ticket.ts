import { divideHalfUp, type Fen, type Ratio } from '@lobby/money';
import { settleBet } from '../grading/settle.ts';
import { type Exposure, stakeToRisk } from '../odds/risk.ts';
import { factorOf, type TicketLeg } from './factor.ts';
import { productOf, sumOfProducts } from './products.ts';
import { combinationCount, kindOfTicket } from './systems.ts';

/** What is staked: a unit on every combination of as many legs as a size says. A single is one leg, sizes [1]. */
export interface Ticket {
  /** Stake on each combination, fen; of a single with a negative price it is the amount to win. */
  readonly unit: Fen;
  /** Legs per combination: [n] is a series of n legs, anything else of several legs a system. */
  readonly sizes: readonly number[];
  readonly legs: readonly TicketLeg[];
}

/**
 * What a ticket holds of the balance and what it adds if all legs win, in fen, each rounded once. Grades do not
 * change it.
 * @throws RangeError for sizes or prices that do not fit the legs; several legs have H or E only.
 */
export function ticketExposure(ticket: Ticket): Exposure {
  const { unit, sizes, legs } = ticket;
  const only = onlyLeg(ticket);
  if (only) return stakeToRisk(only.format, only.odds, unit);
  const risk = unit * BigInt(combinationCount(legs.length, sizes));
  const won = legs.map(({ format, odds }): TicketLeg => ({ format, odds }));
  return { risk, win: ticketReturn({ unit, sizes, legs: won }) - risk };
}

/**
 * What a ticket credits, in fen: of a single `settleBet`, of several legs the unit times the exact sum of all
 * combinations, rounded once. Legs without a grade count as won. Throws RangeError as
 * `ticketExposure` does.
 */
export function ticketReturn(ticket: Ticket): Fen {
  const only = onlyLeg(ticket);
  if (only) return settleBet({ ...only, stake: ticket.unit, grade: only.grade ?? 'W' }).credit;
  const { n, d } = returnPerUnit(ticket);
  return divideHalfUp(ticket.unit * n, d);
}

/**
 * What a ticket still adds if all its legs without a grade win, in fen: less than `ticketExposure` said once a leg is
 * lost, half won, drawn or cancelled, and never below 0. Throws RangeError as `ticketExposure` does.
 */
export function winnableOf(ticket: Ticket): Fen {
  const { risk, win } = ticketExposure(ticket);
  if (ticket.legs.every(({ grade }) => grade === undefined)) return win;
  const left = ticketReturn(ticket) - risk;
  return left > 0n ? left : 0n;
}

/**
 * What a ticket credits once no further grade can change it, else undefined: when all legs are graded, or when every
 * combination that a leg without a grade is part of has a lost leg.
 */
export function settledReturn(ticket: Ticket): Fen | undefined {
  const open = ticket.legs.filter(({ grade }) => grade === undefined);
  if (open.length === 0) return ticketReturn(ticket);
  const alive = ticket.legs.filter(({ grade }) => grade !== 'L');
  return Math.min(...ticket.sizes) > alive.length ? ticketReturn(ticket) : undefined;
}

function returnPerUnit({ sizes, legs }: Ticket): Ratio {
  const factors = legs.map(leg => factorOf(leg));
  const isSeries = sizes.length === 1 && sizes[0] === legs.length;
  return isSeries ? productOf(factors) : sumOfProducts(factors, sizes);
}

function onlyLeg({ sizes, legs }: Ticket): TicketLeg | undefined {
  return kindOfTicket(legs.length, sizes) === 'single' ? legs[0] : undefined;
}
