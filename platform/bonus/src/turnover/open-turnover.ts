import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { EmptiedVenues } from './close-when-spent.ts';
import { countDue, inTheirOrder } from './count-due.ts';
import type { RequirementRow } from './turnover.tables.ts';

/** A requirement that asks for more; amounts in fen. */
export interface OpenRequirement {
  readonly id: string;
  readonly source: Exclude<RequirementRow['source'], 'grant'>;
  /** What it counts from: of a bonus, the bonus. */
  readonly base: bigint;
  readonly need: bigint;
  readonly done: bigint;
  /** How the money of a deposit came: its payment method. Empty otherwise. */
  readonly cameBy: string;
  /** Percent by which a stake counts, by the category of its game; absent: it does not. */
  readonly weights: Readonly<Record<string, number>>;
  /** ms */
  readonly since: number;
}

/**
 * What a member has still to stake, the oldest first; exact inside a transaction that holds the member's money. Bets
 * that were settled meanwhile count first.
 * @returns a function of a transaction, or of the database: then it takes one of its own.
 */
export function openTurnover(emptiedVenues: EmptiedVenues) {
  return async function open(
    db: Kysely<Tables>,
    memberId: string,
    now: number,
  ): Promise<readonly OpenRequirement[]> {
    if (!db.isTransaction) {
      return db.transaction().execute(trx => open(trx, memberId, now));
    }
    // Safe: it says that it is one.
    await countDue(db as Transaction<Tables>, memberId, { now, emptiedVenues });
    const rows = await db
      .selectFrom('turnover_requirements')
      .select(['id', 'source', 'base', 'need', 'done', 'came_by', 'opened_at', 'weights'])
      .where('member_id', '=', memberId)
      .where('closed_at', 'is', null)
      // Of these nothing is in the wallet that could leave.
      .where('source', '<>', 'grant')
      .whereRef('done', '<', 'need')
      .orderBy(inTheirOrder)
      .execute();
    return rows.map(({ opened_at, came_by, weights, source, ...row }) => ({
      ...row,
      // Safe: those were left out.
      source: source as OpenRequirement['source'],
      weights: JSON.parse(weights),
      cameBy: came_by,
      since: Number(opened_at),
    }));
  };
}
