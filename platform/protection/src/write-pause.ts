import type { Pause } from '@lobby/funds';
import type { MemberKey } from '@lobby/platform-identity/members/personal-data/same-person';
import { endSessionsOf } from '@lobby/platform-identity/sessions/end-sessions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { endsClaim } from '@lobby/platform-kernel/jobs/queue';
import type { Transaction } from 'kysely';
import { isPaused } from './pause.ts';
import type { ProtectionRow } from './protection-row.ts';
import { firstLookMs, type RecallForPause } from './recall-paused.ts';

/** Whose pause began, and the sessions that it ended. */
export interface BegunPause extends MemberKey {
  readonly ended: readonly string[];
}

/**
 * Writes a pause and ends the sessions of its member; the caller holds the locks of `lockForChange`.
 * @param kept the session that stays.
 */
export async function writePause(
  trx: Transaction<Tables>,
  { siteId, memberId }: MemberKey,
  { kind, until, endAskedAt }: Pause,
  { row, now, kept }: { readonly row: ProtectionRow; readonly now: number; readonly kept?: string },
): Promise<BegunPause> {
  await trx
    .updateTable('member_protection')
    .set({
      pause: kind,
      // One that takes the place of another goes on since then: what was kept from the member stays so.
      paused_at: isPaused(row, now) ? row.paused_at : BigInt(now),
      paused_until: BigInt(until),
      end_asked_at: endAskedAt === null ? null : BigInt(endAskedAt),
      recall_at: BigInt(now + firstLookMs),
      // Whoever looks after an earlier pause plans nothing for this one.
      ...endsClaim,
    })
    .where('member_id', '=', memberId)
    .execute();
  const ended = await endSessionsOf(trx, memberId, 'elsewhere', { now, ...(kept !== undefined && { kept }) });
  return { siteId, memberId, ended };
}

/** What follows when pauses are in force: connections end, and what is at venues comes home. */
export async function afterPauses(
  { broker, log }: Pick<Platform, 'broker' | 'log'>,
  begun: readonly BegunPause[],
  { at, recallForPause }: { readonly at: number; readonly recallForPause: RecallForPause },
): Promise<void> {
  for (const { siteId, memberId, ended } of begun)
    for (const tokenHash of ended) broker.publish('session-ended', { siteId, memberId, tokenHash });
  await Promise.all(
    begun.map(({ siteId, memberId }) =>
      recallForPause({ siteId, memberId, at }).catch((error: unknown) =>
        log.error({ err: error, member: memberId }, 'play at venues did not end with a pause'),
      ),
    ),
  );
}
