import type { DepositDebit } from '@lobby/platform-bonus/promotions/deposits/debited-gifts';
import { creditedDeposits } from '../orders/credited-deposits.ts';
import { depositedWithin } from '../orders/deposited-within.ts';

/** What counts as deposited before and after the debit of a finding. */
export const countedAround = (finding: string): DepositDebit['counted'] => ({
  before: { depositsOf: creditedDeposits, depositedWithin },
  after: {
    depositsOf: (db, memberId, since) => creditedDeposits(db, memberId, since, finding),
    depositedWithin: (db, spans) => depositedWithin(db, spans, finding),
  },
});
