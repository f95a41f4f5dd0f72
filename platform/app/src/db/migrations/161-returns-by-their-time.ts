import { type Kysely, sql } from 'kysely';

/**
 * Two returns of one amount under one transaction number are told apart by when the money moved: the keys of findings get
 * that time, so that a notice which is told again is still the finding that it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; key: string; body: string }>`
    SELECT id, key, body FROM payment_findings WHERE kind NOT IN ('unreadable', 'stuck')`.execute(db);
  for (const { id, key, body } of rows) {
    // Safe: the findings of these kinds are written with an event that was read and its key.
    const { paidAt } = JSON.parse(body) as { readonly paidAt: number };
    const timed = JSON.stringify([...(JSON.parse(key) as readonly string[]), paidAt]);
    await sql`UPDATE payment_findings SET key = ${timed} WHERE id = ${id}`.execute(db);
  }
}
