import { exclusionEnd, type Pause, pauseWithExclusion } from '@lobby/funds';
import { type MemberKey, samePerson } from '@lobby/platform-identity/members/personal-data/same-person';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Transaction } from 'kysely';
import { lockForChange, underLocks } from './change-limit.ts';
import { isPaused, pauseOf } from './pause.ts';
import type { ProtectionRow } from './protection-row.ts';
import type { RecallForPause } from './recall-paused.ts';
import { takeTurn } from './take-turn.ts';
import { afterPauses, type BegunPause, writePause } from './write-pause.ts';

type Trx = Transaction<Tables>;

/** What is asked for. */
export type PauseTerm = { readonly hours: number } | { readonly months: number };

/**
 * Begins a time-out or self-exclusion, in force when this is answered. The member's other sessions end. A pause can
 * be made longer, never shorter. An exclusion covers the person's accounts at other sites.
 * @throws Refusal 'warning' (pause-stands).
 */
export async function beginPause(
  { db, ...platform }: Pick<Platform, 'db' | 'broker' | 'log'>,
  ctx: Context,
  term: PauseTerm,
  recallForPause: RecallForPause,
): Promise<void> {
  const now = ctx.clock.now();
  const pause: Pause =
    'months' in term
      ? { kind: 'exclusion', until: exclusionEnd(now, term.months), endAskedAt: null }
      : { kind: 'time-out', until: now + term.hours * 3_600_000, endAskedAt: null };
  const begun = await db.transaction().execute(trx => begin(trx, ctx, pause, now));
  await afterPauses(platform, begun, { at: now, recallForPause });
}

async function begin(trx: Trx, ctx: Context, pause: Pause, now: number): Promise<readonly BegunPause[]> {
  const { id: memberId, siteId, sessionId } = memberOf(ctx);
  const others = pause.kind === 'exclusion' ? await othersInTurn(trx, memberId) : [];
  const rows = await lockForChange(trx, [memberId, ...others.map(one => one.memberId)]);
  const own = rows(memberId);
  if (outlasts(own, pause, now)) throw stands(own, now);
  const begun = [await writePause(trx, { siteId, memberId }, pause, { row: own, now, kept: sessionId })];
  for (const other of others) {
    const row = rows(other.memberId);
    const next = pauseWithExclusion(pause, pauseOf(row, now), now);
    if (next) begun.push(await writePause(trx, other, next, { row, now }));
  }
  return begun;
}

async function othersInTurn(trx: Trx, memberId: string): Promise<readonly MemberKey[]> {
  await takeTurn(trx);
  return samePerson(trx, memberId);
}

/** Whether the pause in force stays at least as long as the one that is asked for. */
function outlasts(row: ProtectionRow, { kind, until }: Pause, now: number): boolean {
  return (
    isPaused(row, now) && (until <= row.paused_until || (row.pause === 'exclusion' && kind !== 'exclusion'))
  );
}

/** With the end of its term as long as that is to come. */
function stands({ paused_until }: ProtectionRow, now: number): Refusal {
  const until = Number(paused_until);
  return new Refusal('warning', { reason: 'pause-stands', ...(until > now && { data: { until } }) });
}

/** Asks for the end of an exclusion. @throws Refusal 'warning' (pause-stands) before its term is over. */
export async function askForEnd({ db }: Pick<Platform, 'db'>, ctx: Context): Promise<void> {
  const { id: memberId } = memberOf(ctx);
  await underLocks(db, memberId, async (trx, row) => {
    const now = ctx.clock.now();
    if (row.pause !== 'exclusion' || now < Number(row.paused_until)) throw stands(row, now);
    if (row.end_asked_at !== null) return;
    await trx
      .updateTable('member_protection')
      .set({ end_asked_at: BigInt(now) })
      .where('member_id', '=', memberId)
      .execute();
  });
}
