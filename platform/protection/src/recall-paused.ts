import { hour, minute } from '@lobby/calendar';
import { sitesOfMembers } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Claimed, Job } from '@lobby/platform-kernel/jobs/job';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import type { Kysely } from 'kysely';
import { isPaused } from './pause.ts';
import type { ProtectionRow } from './protection-row.ts';

/** Who begins a pause recalls the money at once; a server looks after it when that has had its time. */
export const firstLookMs = minute / 2;
/** A server that says nothing for so long is gone: longer than all venues of a member may take. */
const leaseMs = minute / 2;
/** Members whose venues are asked at one time. */
const atOnce = 8;

/**
 * Ends what a member has running at venues and brings the money home, outside of any transaction, while a pause is in
 * force; as often as it takes. @returns whether everything is back.
 */
export type RecallForPause = (member: {
  readonly siteId: string;
  readonly memberId: string;
  /** ms */
  readonly at: number;
}) => Promise<boolean>;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>;

/**
 * Recalls what members in a pause have at venues still, because a venue was closed or silent when it began, or the
 * server ended. Any number of servers may; one looks after a member at a time.
 */
export function pauseRecalls(deps: Deps, recall: RecallForPause): Job<'member_protection'> {
  return {
    name: 'recalls in a pause',
    queue: { table: 'member_protection', id: 'member_id', dueAt: 'recall_at' },
    leaseMs,
    atOnce,
    backOff: [minute, 10 * minute, hour],
    work: claimed => lookAfter(deps, claimed, recall),
  };
}

/** Recalls all that is due now. */
export function recallPaused(deps: Deps, recall: RecallForPause): Promise<void> {
  return doDue(deps, pauseRecalls(deps, recall));
}

async function lookAfter(
  { db, clock, log }: Deps,
  { row, record }: Claimed<'member_protection'>,
  recall: RecallForPause,
): Promise<void> {
  const now = clock.now();
  const { member_id: memberId } = row;
  const isOver = !isPaused(row, now);
  const isRecalled =
    isOver ||
    (await recall({ siteId: await siteOf(db, memberId), memberId, at: now }).catch((error: unknown) => {
      log.error({ err: error, member: memberId }, 'money at venues was not recalled');
      return false;
    }));
  const next = isOver ? null : BigInt(clock.now() + waitAfter(row, now, isRecalled));
  await record(trx =>
    trx.updateTable('member_protection').set({ recall_at: next }).where('member_id', '=', memberId).execute(),
  );
}

async function siteOf(db: Kysely<Tables>, memberId: string): Promise<string> {
  const sites = await sitesOfMembers(db, [memberId]);
  return sites(memberId);
}

/**
 * How long until the next look, ms: the longer money stays away, the longer, up to an hour; when all is home a day, since
 * rounds that ran at a venue may still pay.
 */
function waitAfter({ paused_at }: ProtectionRow, now: number, isRecalled: boolean): number {
  const waited = now - Number(paused_at);
  return isRecalled ? 24 * hour : Math.min(hour, Math.max(minute, Math.floor(waited / 8)));
}
