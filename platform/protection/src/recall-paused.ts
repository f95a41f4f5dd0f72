import { hour, minute } from '@lobby/calendar';
import { sitesOfMembers } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
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
type Due = ProtectionRow & { readonly site_id: string };

/**
 * Recalls what members in a pause have at venues still, because a venue was closed or silent when it began, or the
 * server ended. Any number of servers may; one looks after a member at a time.
 */
export async function recallPaused(deps: Deps, recall: RecallForPause): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const due = await claimDue(deps.db, now);
    if (due.length === 0) return;
    await Promise.all(due.map(row => lookAfter(deps, row, { recall, now })));
  }
}

/** The members whose time has come and whom no other server looks after; each claim ends with its lease. */
function claimDue(db: Kysely<Tables>, now: number): Promise<Due[]> {
  return db.transaction().execute(async trx => {
    const due = await trx
      .selectFrom('member_protection')
      .selectAll()
      .where('recall_at', '<=', BigInt(now))
      .orderBy('recall_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    const recall_at = BigInt(now + leaseMs);
    const ids = due.map(({ member_id }) => member_id);
    await trx.updateTable('member_protection').set({ recall_at }).where('member_id', 'in', ids).execute();
    const siteOf = await sitesOfMembers(trx, ids);
    return due.map(row => ({ ...row, recall_at, site_id: siteOf(row.member_id) }));
  });
}

async function lookAfter(
  { db, clock, log }: Deps,
  row: Due,
  { recall, now }: { readonly recall: RecallForPause; readonly now: number },
): Promise<void> {
  const { member_id: memberId, site_id: siteId } = row;
  const isOver = !isPaused(row, now);
  const isRecalled =
    isOver ||
    (await recall({ siteId, memberId, at: now }).catch((error: unknown) => {
      log.error({ err: error, member: memberId }, 'money at venues was not recalled');
      return false;
    }));
  const next = isOver ? null : BigInt(clock.now() + waitAfter(row, now, isRecalled));
  await db
    .updateTable('member_protection')
    .set({ recall_at: next })
    .where('member_id', '=', memberId)
    // Unless a longer pause has begun meanwhile.
    .where('recall_at', '=', row.recall_at)
    .execute();
}

/**
 * How long until the next look, ms: the longer money stays away, the longer, up to an hour; when all is home a day, since
 * rounds that ran at a venue may still pay.
 */
function waitAfter({ paused_at }: ProtectionRow, now: number, isRecalled: boolean): number {
  const waited = now - Number(paused_at);
  return isRecalled ? 24 * hour : Math.min(hour, Math.max(minute, Math.floor(waited / 8)));
}
