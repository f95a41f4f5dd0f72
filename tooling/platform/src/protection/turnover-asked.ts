import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { type OpenRequirement, openTurnover } from '../turnover/index.ts';
import { isPaused } from './pause.ts';
import { findProtection } from './protection-row.ts';

/**
 * What a member has to stake before money may leave: nothing in a pause, in which nobody can stake.
 * @param db as `openTurnover` takes it.
 */
export async function turnoverAsked(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<readonly OpenRequirement[]> {
  return (await inPause(db, memberId, now)) ? [] : openTurnover(db, memberId, now);
}

/**
 * Fen that may not leave in a pause: the bonuses whose turnover is not done, or a pause would turn every bonus into money.
 * All else may. @param db as `openTurnover` takes it.
 */
export async function bonusKept(db: Kysely<Tables>, memberId: string, now: number): Promise<bigint> {
  if (!(await inPause(db, memberId, now))) return 0n;
  const open = await openTurnover(db, memberId, now);
  return open.reduce((sum, { source, base }) => (source === 'bonus' ? sum + base : sum), 0n);
}

async function inPause(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  return isPaused(await findProtection(db, memberId), now);
}
