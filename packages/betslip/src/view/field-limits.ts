import type { ShownPrice, SlipLimits } from '@lobby/betting';
import type { TicketView } from './ticket-view.ts';

/** What limits the amount in one field. */
export interface FieldLimits extends SlipLimits {
  /** With a negative Malay or Indonesian price the risk, not the stake, is held against the balance. */
  readonly price?: ShownPrice;
}

/** The limits of what is typed for a ticket: a stake of each combination takes its share of the balance. */
export function fieldLimits({ limits, legs, combinations, inTotal }: TicketView): FieldLimits {
  const [only, second] = legs;
  const price = !second && only?.offered.open ? only.offered.offer.price : undefined;
  const { balance } = limits;
  const share = balance === undefined || inTotal ? balance : balance / BigInt(combinations);
  return { ...limits, balance: share, price };
}
