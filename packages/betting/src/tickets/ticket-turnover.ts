import { compareRatio, divideHalfUp, type Fen, multiplyRatio, ONE } from '@lobby/money';
import { counted, minDecimal, validTurnover } from '../grading/turnover.ts';
import { decimalOf } from '../odds/odds.ts';
import { combinationsOf } from './combinations.ts';
import type { TicketLeg } from './factor.ts';
import { kindOfTicket } from './systems.ts';
import { settledReturn, type Ticket } from './ticket.ts';

/**
 * 有效投注 of a ticket, in fen; 0 until what it returns is certain. Each combination counts by itself and the sum is
 * rounded once (docs/designs.md#turnover-of-a-ticket).
 * @throws RangeError as `ticketReturn` does.
 */
export function ticketTurnover(ticket: Ticket): Fen {
  const { unit, sizes, legs } = ticket;
  if (settledReturn(ticket) === undefined) return 0n;
  const [first] = legs;
  if (first?.grade && kindOfTicket(legs.length, sizes) === 'single') {
    return validTurnover({ ...first, stake: unit, grade: first.grade });
  }
  let halves = 0n;
  for (const positions of combinationsOf(legs.length, sizes)) {
    halves += countedHalves(legs.filter((_, at) => positions.includes(at)));
  }
  return divideHalfUp(unit * halves, 2n);
}

/** Halves of the unit that a combination counts. One with an open leg is here only when it has a lost leg too. */
function countedHalves(legs: readonly TicketLeg[]): bigint {
  const odds = legs.map(({ format, odds }) => decimalOf(format, odds)).reduce(multiplyRatio, ONE);
  if (compareRatio(odds, minDecimal) <= 0) return 0n;
  return legs.reduce((most, { grade }) => {
    const halves = grade ? counted[grade] : 0n;
    return halves > most ? halves : most;
  }, 0n);
}
