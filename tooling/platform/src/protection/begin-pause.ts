import { exclusionEnd } from '@lobby/funds';
import { endSessionsOf } from '../access/end-sessions.ts';
import { type Context, memberOf } from '../kernel/context.ts';
import type { Platform } from '../kernel/domain.ts';
import { Refusal } from '../kernel/refusal.ts';
import { type EndPlayElsewhere, firstLookMs } from './bring-home-paused.ts';
import { underLocks } from './change-limit.ts';
import { isPaused } from './pause.ts';

/** What is asked for. */
export type PauseTerm = { readonly hours: number } | { readonly months: number };

/**
 * Begins a time-out or self-exclusion. It is in force when this is answered; the member's other sessions end, and
 * this one stays for records and withdrawals. A pause in force can be made longer, never shorter.
 * @throws Refusal 'warning' (pause-stands).
 */
export async function beginPause(
  { db, broker, log }: Pick<Platform, 'db' | 'broker' | 'log'>,
  ctx: Context,
  term: PauseTerm,
  endPlayElsewhere: EndPlayElsewhere,
): Promise<void> {
  const { id: memberId, sessionId } = memberOf(ctx);
  const ended = await underLocks(db, memberId, async (trx, row) => {
    const now = ctx.clock.now();
    const isExclusion = 'months' in term;
    const until = BigInt(isExclusion ? exclusionEnd(now, term.months) : now + term.hours * 3_600_000);
    const stands = isPaused(row, now);
    if (stands && (until <= row.paused_until || (row.pause === 'exclusion' && !isExclusion)))
      throw new Refusal('warning', { reason: 'pause-stands' });
    await trx
      .updateTable('member_protection')
      .set({
        pause: isExclusion ? 'exclusion' : 'time-out',
        // One that takes the place of another goes on since then: what was kept from the member stays so.
        paused_at: stands ? row.paused_at : BigInt(now),
        paused_until: until,
        end_asked_at: null,
        look_home_at: BigInt(now + firstLookMs),
      })
      .where('member_id', '=', memberId)
      .execute();
    return endSessionsOf(trx, memberId, 'elsewhere', { now, kept: sessionId });
  });
  for (const tokenHash of ended)
    broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
  const member = { siteId: ctx.site.id, memberId, at: ctx.clock.now() };
  await endPlayElsewhere(member).catch((error: unknown) =>
    log.error({ err: error }, 'play at venues did not end with a pause'),
  );
}

/** Asks for the end of an exclusion. @throws Refusal 'warning' (pause-stands) before its term is over. */
export async function askForEnd({ db }: Pick<Platform, 'db'>, ctx: Context): Promise<void> {
  const { id: memberId } = memberOf(ctx);
  await underLocks(db, memberId, async (trx, row) => {
    const now = ctx.clock.now();
    if (row.pause !== 'exclusion' || now < Number(row.paused_until))
      throw new Refusal('warning', { reason: 'pause-stands' });
    if (row.end_asked_at !== null) return;
    await trx
      .updateTable('member_protection')
      .set({ end_asked_at: BigInt(now) })
      .where('member_id', '=', memberId)
      .execute();
  });
}
