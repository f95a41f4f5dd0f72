import { stakeToRisk } from '@lobby/betting';
import { judgeCashOut, priceTicket } from '@lobby/platform-testing/internals/sportsbook';
import { freshMoment, type Moment, noInputs } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { PricedBet } from '../law-worth.ts';

type Row = Parameters<typeof judgeCashOut>[0];
type Stored = Parameters<typeof judgeCashOut>[1];
type Leg = Parameters<typeof judgeCashOut>[2][number];

const stake = 1_000_000n;

/** A single that is open, with the fields that its sale reads. */
export interface HeldBet {
  readonly stored: Stored;
  readonly legs: readonly Leg[];
  readonly risk: bigint;
}

export function heldBet(bet: PricedBet, match: TestMatch): HeldBet {
  const { risk } = stakeToRisk(bet.format, bet.odds, stake);
  const leg = { ...bet, price_format: bet.format, match_id: match.id, result: '', settled_at: null };
  const single = { status: 'open', kind: 'single', unit: stake, stake, risk, sold_risk: 0n, folds: '1' };
  // Safe: nothing else of them is read.
  return { stored: single as Stored, legs: [leg] as unknown as readonly Leg[], risk };
}

/** What a bet is offered at a moment, for a unit of its risk; undefined when it cannot be sold. */
export interface SaleOffer {
  readonly offer: number;
  /** What is paid when it is sold under the policy `better`, and when; undefined when its wait ends in a refusal. */
  sell(): { readonly paid: number; readonly at: number } | undefined;
}

export function saleOffer(
  match: TestMatch,
  { stored, legs, risk }: HeldBet,
  at: number,
  moment: Moment,
): SaleOffer | undefined {
  const answer = priceTicket(stored, legs, () => ({ match, moment }));
  if (!('offer' in answer)) return undefined;
  const { price, delay, stateVersion } = answer.offer;
  const perRisk = (fen: bigint) => Number(fen) / Number(risk);
  return {
    offer: perRisk(price),
    sell() {
      if (delay === 0) return { paid: perRisk(price), at };
      const due = at + delay;
      const row = {
        ...{ part: 100, policy: 'better', seen_price: price },
        ...{ made_at: BigInt(at), state_version: BigInt(stateVersion) },
      };
      const then = new Map([[match.id, { match, moment: freshMoment(match, due, noInputs) }]]);
      // Safe: nothing else of it is read.
      const verdict = judgeCashOut(row as Row, stored, legs, false, then);
      return 'refused' in verdict ? undefined : { paid: perRisk(verdict.paid), at: due };
    },
  };
}
