import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** Waits until a statement of this database, of whatever connection, waits for a lock. */
export async function untilOneWaits(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: boolean }>`SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`.execute(db);
    if (rows[0]?.waiting) return;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
