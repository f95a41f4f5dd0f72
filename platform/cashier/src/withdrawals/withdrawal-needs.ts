import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import type { IsOwnAccount } from './accounts/payable.ts';
import type { TurnoverBook } from './turnover-book.ts';

/** What other parts of the platform know that withdrawals need. */
export interface WithdrawalNeeds {
  readonly turnover: TurnoverBook;
  /** The rate of deposits and conversions: there is one of a site. */
  readonly rateOf: RateOf;
  readonly isOwnAccount: IsOwnAccount;
}
