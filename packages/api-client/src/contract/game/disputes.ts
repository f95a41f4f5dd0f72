import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant } from '../shapes.ts';

/** What a member says is wrong with a bet that was settled. */
export const disputeKinds = ['result', 'price', 'amount', 'void', 'other'] as const;
/** Where a dispute stands. */
export const disputeStates = ['open', 'upheld', 'declined'] as const;
/** The longest description of a dispute, characters. */
export const longestDispute = 500;

const kind = v.picklist(disputeKinds);

/** A dispute as the record of its bet shows it. */
export const betDispute = v.looseObject({
  kind,
  /** Plain text of the member. */
  text: v.string(),
  filedAt: instant,
  state: v.picklist(disputeStates),
  /** Plain text of the operator; empty until answered. */
  answer: v.string(),
  answeredAt: v.nullable(instant),
});

/** `/game/api/v1/record/disputeBet`: what a member has against a settlement. Our addition. */
export const disputes = {
  disputeBet: defineCall({
    path: '/game/api/v1/record/disputeBet',
    access: 'member',
    summary:
      'Disputes a settled bet of the member, within the days of the terms and one dispute of a bet at a time. The same again while it is open is the same dispute. It moves no money.',
    request: v.object({
      ticketId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
      kind,
      /** What is wrong and what would be right; not blank. */
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(longestDispute)),
    }),
    answer: v.looseObject({ id: v.string() }),
  }),
};
