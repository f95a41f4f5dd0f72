import { cancelReasonOf, findPick, marketByWtype } from '@lobby/betting';
import type { FixtureVoid } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { subMatchIds } from './sub-match-rows.ts';

/**
 * Cancels bets of a match, of a whole one also those on its corners and cards: their legs are D whatever results come.
 * Repeating it does nothing.
 * @param at ms, server time.
 * @throws RangeError for an unknown reason or selection, or an empty span.
 */
export function voidBets(db: Kysely<Tables>, cancelled: FixtureVoid, at: number): Promise<void> {
  return write(db, cancelled, { lifts: false, at });
}

/**
 * Takes a cancel back that named the same bets, reason and version: they are graded by the result again, and open
 * where there is none. It may come before the cancel it lifts.
 * @param at ms, server time.
 * @throws RangeError as `voidBets`.
 */
export function liftVoid(db: Kysely<Tables>, cancelled: FixtureVoid, at: number): Promise<void> {
  return write(db, cancelled, { lifts: true, at });
}

/** A match that began before betting was closed: what was taken after the real start is void, winners and losers alike. */
export function voidEarlyStart(
  db: Kysely<Tables>,
  { matchId, startedAt }: { readonly matchId: string; readonly startedAt: number },
  at: number,
): Promise<void> {
  return voidBets(db, { matchId, from: startedAt, phase: 'pre', reason: 'DE' }, at);
}

async function write(
  db: Kysely<Tables>,
  cancelled: FixtureVoid,
  { lifts, at }: { readonly lifts: boolean; readonly at: number },
): Promise<void> {
  const { matchId, wtype = '', rtype = '', ticketId = '', reason, version = 1 } = cancelled;
  const phase: NonNullable<FixtureVoid['phase']> | '' = cancelled.phase ?? '';
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = cancelled;
  if (!cancelReasonOf(reason)) throw new RangeError(`${reason} is no reason to cancel a bet.`);
  const isMarket = rtype === '' ? wtype === '' || marketByWtype(wtype) : findPick(wtype, rtype);
  if (!isMarket) throw new RangeError(`No market ${wtype} with pick ${rtype}.`);
  if (from >= to) throw new RangeError('The bets of an empty span cannot be cancelled.');
  const isOfMatch = wtype === '' && ticketId === '' && cancelReasonOf(reason)?.scope === 'match';
  const matches = [matchId, ...(isOfMatch ? await subMatchIds(db, matchId) : [])];
  const row = { wtype, rtype, ticket_id: ticketId, phase, reason, version, lifts };
  const span = { from_at: BigInt(from), to_at: BigInt(to), at: BigInt(at) };
  await db
    .insertInto('sport_voids')
    .values(matches.map(match_id => ({ match_id, ...row, ...span })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
