import type { contract } from '@lobby/api-client/contract';
import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import type { Kysely, Transaction } from 'kysely';
import type { InferInput } from 'valibot';
import type { BetSource } from './records/bet-source.ts';

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

/**
 * Whether a member may take money out of a venue now, decided as `MayTransferIn` is.
 * @param from its category, and when money went in last, ms.
 */
export type MayTransferOut = (
  trx: Transaction<Tables>,
  memberId: string,
  from: { readonly category: string; readonly lastIn: number | undefined },
) => Promise<void>;

/** Opens a venue that is a part of the platform. */
export type Launcher = (ctx: Context) => Promise<InferInput<(typeof contract)['venue']['launch']['answer']>>;

/** What other parts of the platform know that venues need. */
export interface VenueNeeds {
  readonly mayTransferIn: MayTransferIn;
  /** Absent: whatever is at a venue may leave it. */
  readonly mayTransferOut?: MayTransferOut;
  /** Refuses a member who may not play now. */
  readonly demandMayPlay: (db: Kysely<Tables>, memberId: string) => Promise<void>;
  /** Of venues that are a part of the platform, by code. */
  readonly launchers: ReadonlyMap<string, Launcher>;
  readonly rateOf: RateOf;
  /** Bets at venues that are a part of the platform; none: the record has what was played elsewhere alone. */
  readonly ownBets?: readonly BetSource[];
}
