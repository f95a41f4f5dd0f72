import { day } from '@lobby/calendar';
import { KEEPING_DAYS } from '@lobby/funds';
import { sitesOfMembers } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import type { Kysely } from 'kysely';
import type { PausedMembers } from '../grants/paused-members.ts';
import { membersWithUngraded } from '../turnover/graded-turnover.ts';
import { membersBeforeFall } from './announce-fall.ts';
import { type Review, reviewGrade } from './review-grade.ts';

const atOnce = 200;
/** Members who are reviewed at one time. */
const limit = 4;

export interface ReviewOfAll extends Review {
  readonly pausedMembers: PausedMembers;
}

/**
 * Reviews the members who staked something since they were last looked at, and those whose keeping period is over or
 * ends soon. One who cannot be reviewed keeps no other waiting: it is thrown at the end, and comes again.
 */
export async function reviewGrades(db: Kysely<Tables>, review: ReviewOfAll): Promise<void> {
  await eachPage(
    after => membersWithUngraded(db, { after, limit: atOnce }),
    page => reviewAll(db, page, review),
  );
  const due = BigInt(review.now - KEEPING_DAYS * day);
  await eachPage(
    after => membersWithPeriodsBefore(db, { due, after }),
    page => reviewAll(db, page, review),
  );
  await eachPage(
    after => membersBeforeFall(db, review, { after, limit: atOnce }),
    page => reviewAll(db, page, review),
  );
}

/** Does something for pages of members, in the order of their ids, until there are none. @throws what failed, at the end. */
export async function eachPage(
  pageAfter: (after: string) => Promise<readonly string[]>,
  work: (memberIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  let after = '';
  for (;;) {
    const page = await pageAfter(after);
    const last = page.at(-1);
    if (last === undefined) break;
    await work(page).catch(error => errors.push(error));
    after = last;
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some members were left out; again later');
}

async function reviewAll(db: Kysely<Tables>, memberIds: readonly string[], review: Review): Promise<void> {
  const siteOf = await sitesOfMembers(db, memberIds);
  await forEachConcurrently(memberIds, limit, memberId =>
    reviewGrade(db, { siteId: siteOf(memberId), memberId }, review),
  );
}

async function membersWithPeriodsBefore(
  db: Kysely<Tables>,
  { due, after }: { readonly due: bigint; readonly after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('vip_standings')
    .select('member_id')
    .where('grade', '>', 0)
    .where('kept_from', '<=', due)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(atOnce)
    .execute();
  return rows.map(row => row.member_id);
}
