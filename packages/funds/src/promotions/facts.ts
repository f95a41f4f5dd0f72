import type { Fen } from '@lobby/money';
import type { InvitationFacts } from './kinds/friends.ts';
import type { BoundData } from './rule.ts';

/** A deposit that was credited. */
export interface PromotionDeposit {
  /** ms */
  readonly at: number;
  readonly fen: Fen;
}

/** What is known of a member who joined a promotion. */
export interface PromotionFacts {
  /** ms */
  readonly now: number;
  readonly joinedAt: number;
  /** When the promotion ends, ms. */
  readonly endsAt: number;
  readonly registeredAt: number;
  readonly bound: ReadonlySet<BoundData>;
  /** The first one of the account. */
  readonly firstDeposit: PromotionDeposit | undefined;
  /** Those since the member joined, the oldest first. */
  readonly deposits: readonly PromotionDeposit[];
  /** Fen of valid turnover in the games that count, settled since the member joined, by the day in Beijing. */
  readonly turnover: ReadonlyMap<string, Fen>;
  /** Fen of valid turnover that was settled in the same time and does not count: other games, or placed before. */
  readonly uncounted: ReadonlyMap<string, Fen>;
  /** Fen that the bets of those games won (above zero) or lost (below), by the same days. */
  readonly results: ReadonlyMap<string, Fen>;
  /** When the first bet of the account was settled, ms. */
  readonly firstBetAt: number | undefined;
  /** The days for which the member signed in, "2026-11-28". */
  readonly signed: readonly string[];
  /** Those of them that were signed later. */
  readonly madeUp: readonly string[];
  /** Fen that the place of the member in a closed race brings; undefined while it runs, and without a place. */
  readonly placeGift?: Fen | undefined;
  /** Where the spins of the member stopped, in their order. */
  readonly stops: readonly number[];
  /** The gift codes that the member redeemed, by their ids. */
  readonly codes: readonly string[];
  /** The steps whose gifts were reached and wait for the budget of a later period, by their keys. */
  readonly putOff: readonly string[];
  /** Whom the member invited; undefined where a rule does not ask. */
  readonly invitation?: InvitationFacts | undefined;
}
