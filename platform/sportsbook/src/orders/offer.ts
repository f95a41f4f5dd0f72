import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Moment, momentAt, type Quote } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import { inputsOfMatches } from '../inputs/input-rows.ts';
import {
  availableStake,
  type LimitUsage,
  readLimitUsage,
  type StakeLimits,
} from '../risk/available-stake.ts';
import { sportOf } from '../sports/sports.ts';
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
  readonly limits: StakeLimits;
}

export type OfferAnswer<Leg extends WantedLeg = WantedLeg> =
  | { readonly offer: Offer<Leg> }
  /** `limits` when only an amount is the reason. */
  | {
      readonly refusal: OrderRefusalReason;
      readonly faults: readonly LegFault[];
      readonly limits?: StakeLimits;
    };

/** What offers of one moment are made of, read at once: no process's memory decides a price. */
export interface OfferRows {
  readonly momentOf: (match: Match) => Moment;
  readonly usage: LimitUsage;
}

/** Reads them for bets of a member on these matches. */
export async function readOfferRows(
  db: Kysely<Tables>,
  memberId: string,
  matches: readonly Match[],
  now: number,
): Promise<OfferRows> {
  const ids = [...new Set(matches.map(({ id }) => id))];
  const inputsOf = await inputsOfMatches(db, ids, now);
  const moments = new Map<string, Moment>();
  return {
    momentOf(match) {
      const moment = moments.get(match.id) ?? momentAt(match, now, inputsOf(match.id));
      moments.set(match.id, moment);
      return moment;
    },
    usage: await readLimitUsage(db, memberId, matches, now),
  };
}

/**
 * The offer of `now` for a ticket. `limit-reached` when the limits leave less than the least stake. Exact inside a
 * transaction that holds the account and the matches; a preview elsewhere.
 * @param rows of `now` and of all its matches; read when absent.
 */
export async function offerAt<Leg extends WantedLeg>(
  db: Kysely<Tables>,
  ticket: WantedTicket & { readonly legs: readonly Leg[] },
  now: number,
  rows?: OfferRows,
): Promise<OfferAnswer<Leg>> {
  const matches = ticket.legs.map(({ match }) => match);
  const { momentOf, usage } = rows ?? (await readOfferRows(db, ticket.memberId, matches, now));
  const legs: PricedLeg<Leg>[] = [];
  const faults: LegFault[] = [];
  for (const leg of ticket.legs) {
    const moment = momentOf(leg.match);
    const answer = sportOf(leg.match).model.quoteAt(leg.match, leg.selection, ticket.format, moment);
    if ('quote' in answer) legs.push({ ...leg, quote: answer.quote, moment });
    else faults.push({ gid: leg.gid, reason: answer.refusal });
  }
  const rule = combineLegs(ticket, now);
  if (faults.length > 0) return { refusal: faults[0]!.reason, faults };
  if (rule) return rule;
  const limits = await availableStake(db, { ...ticket, legs }, usage);
  return limits.most < limits.least
    ? { refusal: 'limit-reached', faults, limits }
    : { offer: { legs, limits } };
}
