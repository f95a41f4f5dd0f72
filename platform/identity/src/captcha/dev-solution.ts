import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * What solves an open captcha of our own: px of the hole or the letters, and the bits of work. For journeys and
 * developers; never served on a public server.
 * @param id lot_number or x-code; or a device, whose newest captcha is meant.
 */
export async function devSolution(
  db: Kysely<Tables>,
  id: string,
): Promise<{ id: string; kind: 'slider' | 'picture'; solution: string; bits: number } | undefined> {
  const row = await db
    .selectFrom('captchas')
    .select(['id', 'kind', 'solution', 'work_bits'])
    .where(eb => eb.or([eb('id', '=', id), eb('device_id', '=', id)]))
    .where('kind', 'in', ['slider', 'picture'])
    .orderBy('issued_at', 'desc')
    .executeTakeFirst();
  if (row?.kind !== 'slider' && row?.kind !== 'picture') return undefined;
  return { id: row.id, kind: row.kind, solution: row.solution, bits: row.work_bits };
}
