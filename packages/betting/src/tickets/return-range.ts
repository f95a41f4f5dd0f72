import { compareRatio, type Fen } from '@lobby/money';
import { decimalOf } from '../odds/odds.ts';
import type { TicketLeg } from './factor.ts';
import { type Ticket, ticketExposure, ticketReturn } from './ticket.ts';

/** What a ticket may still return. Legs that are graded stay as they are; the others are open. */
export interface ReturnRange {
  /** When all open legs win, fen. */
  readonly best: Fen;
  /** The smallest return when exactly `winsToReturn` open legs win and the others lose, fen; 0 when there is none. */
  readonly least: Fen;
  /** How many open legs must win for anything to return; undefined when nothing can. */
  readonly winsToReturn: number | undefined;
  /** How many open legs must win for the return to reach the risk; undefined when not even all of them do. */
  readonly breakEven: {
    /** Whichever they are. */
    readonly surely: number | undefined;
    /** If they are the right ones. */
    readonly possibly: number | undefined;
  };
}

/** The bounds of what a ticket returns, counting full wins and losses of open legs. Throws as `ticketReturn` does. */
export function returnRange(ticket: Ticket): ReturnRange {
  const { risk } = ticketExposure(ticket);
  const open = openByPrice(ticket.legs);
  const kept = ticket.legs.filter(({ grade }) => grade !== undefined && grade !== 'L').length;
  const needed = Math.max(0, Math.min(...ticket.sizes) - kept);
  const canReturn = needed <= open.length;
  // More winners, or winners at higher prices, never return less.
  const cheapest = (wins: number) => returnOf(ticket, open.slice(0, wins));
  const dearest = (wins: number) => returnOf(ticket, open.slice(open.length - wins));
  const counts = Array.from({ length: open.length + 1 }, (_, wins) => wins);
  return {
    best: ticketReturn(ticket),
    least: canReturn ? cheapest(needed) : 0n,
    winsToReturn: canReturn ? needed : undefined,
    breakEven: {
      surely: counts.find(wins => cheapest(wins) >= risk),
      possibly: counts.find(wins => dearest(wins) >= risk),
    },
  };
}

/** Positions of the legs without a grade, lowest price first. */
function openByPrice(legs: readonly TicketLeg[]): readonly number[] {
  return legs
    .map(({ format, odds, grade }, at) => ({ at, grade, price: decimalOf(format, odds) }))
    .filter(({ grade }) => grade === undefined)
    .sort((one, other) => compareRatio(one.price, other.price))
    .map(({ at }) => at);
}

/** What returns if these open legs win and the other open ones lose. */
function returnOf(ticket: Ticket, winners: readonly number[]): Fen {
  const legs = ticket.legs.map((leg, at): TicketLeg => {
    return { ...leg, grade: leg.grade ?? (winners.includes(at) ? 'W' : 'L') };
  });
  return ticketReturn({ ...ticket, legs });
}
