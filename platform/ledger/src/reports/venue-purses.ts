import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** A purse at a venue. */
export interface VenuePurse {
  readonly memberId: string;
  /** The venue's code. */
  readonly venue: string;
  /** Fen, as far as its results are recorded. */
  readonly booked: bigint;
}

/** Every purse at a venue, of all members. */
export async function venuePurses(db: Kysely<Tables>): Promise<readonly VenuePurse[]> {
  const { rows } = await sql<VenuePurse>`
    SELECT member_id AS "memberId", split_part(id, ':', 4) AS venue, balance AS booked
    FROM ledger_accounts WHERE kind = 'venue' ORDER BY id`.execute(db);
  return rows;
}
