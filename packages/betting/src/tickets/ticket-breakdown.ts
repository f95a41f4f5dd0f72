import { type Fen, multiplyRatio, ONE, printRatio, type Ratio } from '@lobby/money';
import type { Grade } from '../grading/grade.ts';
import { decimalOf } from '../odds/odds.ts';
import { combinationsOf } from './combinations.ts';
import type { TicketLeg } from './factor.ts';
import { checkSizes } from './systems.ts';
import { type Ticket, ticketReturn } from './ticket.ts';

/**
 * How a combination stands. `lost`: a leg is lost, whatever the others do. `returned`: all legs are drawn or cancelled.
 * `half-lost`: a leg is half lost and none lost. `half-won`: a leg is half won, and none lost or half lost.
 */
export type CombinationState = 'open' | 'won' | 'lost' | 'returned' | 'half-won' | 'half-lost';

/** One combination of a ticket. */
export interface Combination {
  /** Positions in `legs` of the ticket, from 0, ascending. */
  readonly legs: readonly number[];
  /** Decimal odds at placement: exact, or cut to six decimals when they have no end (a negative Malay price). */
  readonly odds: string;
  readonly state: CombinationState;
  /** Its return, fen, rounded for show; legs without a grade count as won. */
  readonly returns: Fen;
}

export interface TicketBreakdown {
  /** Small combinations first, then in the order of the legs; at most 1,023. */
  readonly combinations: readonly Combination[];
  /** What the ticket returns, fen: rounded once, so it may differ from the sum of the combinations by some fen. */
  readonly total: Fen;
}

/** A ticket combination by combination. Throws RangeError as `ticketReturn` does. */
export function ticketBreakdown(ticket: Ticket): TicketBreakdown {
  checkSizes(ticket.legs.length, ticket.sizes);
  const combinations = [...combinationsOf(ticket.legs.length, ticket.sizes)].map(positions => {
    const legs = ticket.legs.filter((_, at) => positions.includes(at));
    return {
      legs: positions,
      odds: exactText(legs.map(({ format, odds }) => decimalOf(format, odds)).reduce(multiplyRatio, ONE)),
      state: stateOf(legs),
      returns: ticketReturn({ unit: ticket.unit, sizes: [legs.length], legs }),
    };
  });
  return { combinations, total: ticketReturn(ticket) };
}

function stateOf(legs: readonly TicketLeg[]): CombinationState {
  const has = (grade: Grade) => legs.some(leg => leg.grade === grade);
  if (has('L')) return 'lost';
  if (legs.some(({ grade }) => grade === undefined)) return 'open';
  if (has('LL')) return 'half-lost';
  if (has('LW')) return 'half-won';
  return has('W') ? 'won' : 'returned';
}

function exactText(ratio: Ratio): string {
  const power = /^10*$/.test(ratio.d.toString()) ? ratio.d.toString().length - 1 : 6;
  const text = printRatio(ratio, power, 'truncate');
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
