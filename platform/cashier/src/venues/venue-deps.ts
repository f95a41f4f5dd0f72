import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import type { Transaction } from 'kysely';

/**
 * Whether a member may move so many fen into venues now, decided inside the transaction that moves them and under the
 * locks on member and account; throws a Refusal when not. `isActivity`: the member knows of open turnover.
 */
export type MayTransferIn = (
  trx: Transaction<Tables>,
  memberId: string,
  fen: bigint,
  isActivity: boolean,
) => Promise<void>;

/** What other parts of the platform know that venues need. */
export interface VenueNeeds {
  readonly mayTransferIn: MayTransferIn;
  readonly rateOf: RateOf;
}
