import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import { type StakeRoom, stakeRoom } from '../risk/stake-room.ts';
import { type Moment, momentAt } from '../trader/moment.ts';
import { type Quote, quoteAt } from '../trader/quote.ts';
import { combineLegs } from './combine-legs.ts';
import type { LegFault, WantedLeg, WantedTicket } from './order.ts';

/** A leg with its price of now. */
export type PricedLeg<Leg extends WantedLeg = WantedLeg> = Leg & {
  readonly quote: Quote;
  readonly moment: Moment;
};

/** What one member is offered for a ticket: the price of each leg, and the stake that each combination may have. */
export interface Offer<Leg extends WantedLeg = WantedLeg> {
  readonly legs: readonly PricedLeg<Leg>[];
  readonly room: StakeRoom;
}

export type OfferAnswer<Leg extends WantedLeg = WantedLeg> =
  | { readonly offer: Offer<Leg> }
  /** `room` when only an amount is the reason. */
  | {
      readonly refusal: OrderRefusalReason;
      readonly faults: readonly LegFault[];
      readonly room?: StakeRoom;
    };

/** The price of one leg now, from rows alone: no process's memory decides it. */
export async function priceLeg<Leg extends WantedLeg>(
  db: Kysely<Tables>,
  leg: Leg,
  format: WantedTicket['format'],
  now: number,
): Promise<{ readonly leg: PricedLeg<Leg> } | { readonly refusal: OrderRefusalReason }> {
  const moment = momentAt(leg.match, now, await inputsAt(db, leg.match.id, now));
  const answer = quoteAt(leg.match, leg.selection, format, moment);
  return 'refusal' in answer ? answer : { leg: { ...leg, quote: answer.quote, moment } };
}

/**
 * The offer of `now` for a ticket. `limit-reached` when the limits leave less than the least stake. Exact inside a
 * transaction that holds the account and the matches; a preview elsewhere.
 */
export async function offerAt<Leg extends WantedLeg>(
  db: Kysely<Tables>,
  ticket: WantedTicket & { readonly legs: readonly Leg[] },
  now: number,
): Promise<OfferAnswer<Leg>> {
  const legs: PricedLeg<Leg>[] = [];
  const faults: LegFault[] = [];
  for (const wanted of ticket.legs) {
    const answer = await priceLeg(db, wanted, ticket.format, now);
    if ('leg' in answer) legs.push(answer.leg);
    else faults.push({ gid: wanted.gid, reason: answer.refusal });
  }
  const rule = combineLegs(ticket, now);
  if (faults.length > 0) return { refusal: faults[0]!.reason, faults };
  if (rule) return rule;
  const room = await stakeRoom(db, { ...ticket, legs }, now);
  return room.most < room.least ? { refusal: 'limit-reached', faults, room } : { offer: { legs, room } };
}
