import type { disputeKinds, disputeStates } from '@lobby/api-client/contract/game/disputes';
import { disputableUntil } from '@lobby/betting';
import type { MessageId } from '../../messages/index.ts';
import type { Bet } from '../bet-words.ts';

/** What a member says is wrong. */
export type DisputeKind = (typeof disputeKinds)[number];
type DisputeStanding = (typeof disputeStates)[number];

/** The name of a kind. */
export const kindWords: Record<DisputeKind, MessageId> = {
  result: 'betHistory.dispute.kind.result',
  price: 'betHistory.dispute.kind.price',
  amount: 'betHistory.dispute.kind.amount',
  void: 'betHistory.dispute.kind.void',
  other: 'betHistory.dispute.kind.other',
};

/** Where a dispute stands, in words. */
export const stateWords: Record<DisputeStanding, MessageId> = {
  open: 'betHistory.dispute.state.open',
  upheld: 'betHistory.dispute.state.upheld',
  declined: 'betHistory.dispute.state.declined',
};

/** Whether a bet is settled, and its days for a dispute are not over at `now`, ms. */
export function isDisputable(bet: Bet, now: number): boolean {
  const until = disputableUntil(bet);
  return until !== undefined && now < until;
}

/** Until when its member may dispute a bet, ms; undefined where they may not, or a dispute of it is open. */
export function mayDisputeUntil(bet: Bet, now: number): number | undefined {
  const isOpen = bet.disputes.some(({ state }) => state === 'open');
  return isDisputable(bet, now) && !isOpen ? disputableUntil(bet) : undefined;
}
