import type { MemberPause } from '@lobby/api-client/contract/pause';
import type { PromotionDeposit } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { PausedMembers } from '../grants/paused-members.ts';
import type { DayResults } from '../turnover/index.ts';

/** What other parts of the platform know that promotions need. */
export interface PromotionNeeds {
  readonly pauseOf: (db: Kysely<Tables>, memberId: string, now: number) => Promise<MemberPause | null>;
  readonly pausedMembers: PausedMembers;
  /** The first credited deposit of a member, and those since an instant, ms, the oldest first. */
  readonly depositsOf: (
    db: Kysely<Tables>,
    memberId: string,
    since: number,
  ) => Promise<{ readonly first: PromotionDeposit | undefined; readonly since: readonly PromotionDeposit[] }>;
  /** What settled bets won (above zero) or lost (below): of the embedded sportsbook, and of every other venue. */
  readonly results: readonly DayResults[];
  /** Fen of the credited deposits of several members, each within a time of their own. */
  readonly depositedWithin: (
    db: Kysely<Tables>,
    spans: readonly Span[],
  ) => Promise<ReadonlyMap<string, bigint>>;
}

/** A member, and a time of theirs, ms: from `since` on, and before `until`. */
export interface Span {
  readonly memberId: string;
  readonly since: number;
  readonly until: number;
}
