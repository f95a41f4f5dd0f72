import { printSizes } from '@lobby/betting';
import { judgeCashOut, priceTicket } from '@lobby/platform-testing/internals/sportsbook';
import type { Moment } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { PricedBet } from '../worth-by-law.ts';

type Row = Parameters<typeof judgeCashOut>[0];
type Stored = Parameters<typeof judgeCashOut>[1];
type Leg = Parameters<typeof judgeCashOut>[2][number];

const unit = 1_000_000n;

/** A bet of a ticket, with its match. Its risk is its stake. */
export interface HeldLeg {
  readonly match: TestMatch;
  readonly bet: PricedBet;
}

/** A ticket that is open. */
export interface HeldTicket {
  readonly held: readonly HeldLeg[];
  /** How many legs each combination has. */
  readonly size: number;
  /** The fields that a sale reads. */
  readonly stored: Stored;
  readonly legs: readonly Leg[];
}

export function heldTicket(held: readonly HeldLeg[], size = held.length): HeldTicket {
  const legs = held.map(({ bet, match }) => ({
    ...bet,
    ...{ price_format: bet.format, match_id: match.id, result: '', settled_at: null },
  }));
  const combinations = sumOfProducts(
    held.map(() => 1),
    size,
  );
  const risk = unit * BigInt(combinations);
  const kind = held.length === 1 ? 'single' : 'system';
  const stored = { status: 'open', kind, unit, stake: risk, risk, sold_risk: 0n, folds: printSizes([size]) };
  // Safe: nothing else of them is read.
  return { held, size, stored: stored as Stored, legs: legs as unknown as readonly Leg[] };
}

/** What a unit on a ticket returns when each of its legs returns so much. */
export function returnOf({ held, size }: HeldTicket, ofLegs: readonly number[]): number {
  return (
    sumOfProducts(ofLegs, size) /
    sumOfProducts(
      held.map(() => 1),
      size,
    )
  );
}

/** What a ticket is offered at a moment, for a unit of its risk. */
export interface SaleOffer {
  readonly offer: number;
  /** What is paid when it is sold under the policy `better`, and when; undefined when its wait ends in a refusal. */
  sell(): { readonly paid: number; readonly at: number } | undefined;
}

/** A match as a member is shown it, and as a sale that waited is decided by it. */
export interface SeenMatches {
  shown(match: TestMatch, at: number): Moment;
  fresh(match: TestMatch, at: number): Moment;
}

/** @returns undefined when the ticket cannot be sold. */
export function saleOffer(
  { held, stored, legs }: HeldTicket,
  at: number,
  seen: SeenMatches,
): SaleOffer | undefined {
  const momentsBy = (of: (match: TestMatch) => Moment) =>
    new Map(held.map(({ match }) => [match.id, { match, moment: of(match) }]));
  const shown = momentsBy(match => seen.shown(match, at));
  const answer = priceTicket(stored, legs, id => shown.get(id));
  if (!('offer' in answer)) return undefined;
  const { price, delay, stateVersion } = answer.offer;
  const perRisk = (fen: bigint) => Number(fen) / Number(stored.risk);
  return {
    offer: perRisk(price),
    sell() {
      if (delay === 0) return { paid: perRisk(price), at };
      const due = at + delay;
      const row = {
        ...{ part: 100, policy: 'better', seen_price: price },
        ...{ made_at: BigInt(at), state_version: BigInt(stateVersion) },
      };
      const then = momentsBy(match => seen.fresh(match, due));
      // Safe: nothing else of it is read.
      const verdict = judgeCashOut(row as Row, stored, legs, false, then);
      return 'refused' in verdict ? undefined : { paid: perRisk(verdict.paid), at: due };
    },
  };
}

/** The sum of the products of every so many of these. */
function sumOfProducts(values: readonly number[], size: number): number {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const value of values) for (let of = size; of > 0; of--) sums[of]! += value * sums[of - 1]!;
  return sums[size]!;
}
