import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

type Trx = Transaction<Tables>;

/** Names the lock of this purpose among all of a database. */
const turn = 11_091;

/**
 * Lets one transaction at a time exclude a person, or bind a phone or mailbox, so that of two at once the later sees
 * what the earlier did. Taken before every other lock: who waits for it holds none.
 */
export async function takeTurn(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${turn})`.execute(trx);
}
