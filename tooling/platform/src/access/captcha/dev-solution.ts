import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * What solves a captcha of our own that is still open: px of the hole, or the letters. For journeys in a real browser
 * and for developers, like the outbox; never served on a public server.
 */
export async function devSolution(
  db: Kysely<Database>,
  id: string,
): Promise<{ kind: 'slider' | 'picture'; solution: string } | undefined> {
  const row = await db
    .selectFrom('captchas')
    .select(['kind', 'solution'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.kind === 'slider' || row?.kind === 'picture') return { kind: row.kind, solution: row.solution };
  return undefined;
}
