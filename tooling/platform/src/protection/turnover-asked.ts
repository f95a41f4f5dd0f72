import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { type OpenRequirement, openTurnover } from '../turnover/index.ts';
import { isPaused } from './pause.ts';
import { findProtection } from './protection-row.ts';

/**
 * What a member has to stake before money may leave. Who is in a pause cannot stake, and takes home what deposits and
 * rebates brought; what a bonus asks for stands, or a pause would turn every bonus into money.
 * @param db as `openTurnover` takes it.
 */
export async function turnoverAsked(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<readonly OpenRequirement[]> {
  const open = await openTurnover(db, memberId, now);
  const row = open.length > 0 ? await findProtection(db, memberId) : undefined;
  return isPaused(row, now) ? open.filter(({ source }) => source === 'bonus') : open;
}
