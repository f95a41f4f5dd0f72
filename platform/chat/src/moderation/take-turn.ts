import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

/**
 * Lets one transaction at a time write for an author of a site, over however many connections they come, so that what
 * is counted of theirs stays true. Taken before every other lock: who waits for it holds none.
 */
export async function takeTurn(trx: Transaction<Tables>, siteId: string, author: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`chat/${siteId}/${author}`}, 0))`.execute(trx);
}
