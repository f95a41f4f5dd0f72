import type { Query } from '../database/database.ts';

const lockOf = (venue: string) => `history/${venue}`;

/**
 * Held from before a round gets its version until the transaction ends. Writers do not wait for each other; a reader
 * waits for all of them.
 */
export async function holdHistory(query: Query, venue: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockOf(venue)]);
}

/** Waits until no round with a version is unwritten, and lets none get one until the transaction ends. */
export async function awaitHistory(query: Query, venue: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(venue)]);
}
