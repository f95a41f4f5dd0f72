import { day } from '@lobby/calendar';
import { afterKeeping, keepingEnd, risen, termsOfGrade } from '@lobby/funds';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { reachGrant } from '../grants/grants.ts';
import { gradedTurnoverOf, markGraded } from '../turnover/graded-turnover.ts';
import { announceFall } from './announce-fall.ts';
import { saveStanding, standingOf, type Whose } from './standings.ts';

/** Whether a member is in a time-out or excluded: they are given nothing, and it is not saved up. */
export type IsPaused = (db: Kysely<Tables>, memberId: string, now: number) => Promise<boolean>;

export interface Review {
  /** ms */
  readonly now: number;
  readonly isPaused: IsPaused;
}

/** Days in which the gift of a grade may be claimed. */
export const promotionDays = 90;
const ever = Number.MAX_SAFE_INTEGER;

/**
 * Brings the grade of a member up to date: the keeping periods that are over, then what was staked. Each grade that is
 * reached brings its gift, once in the life of an account; a fall that comes soon is announced.
 */
export function reviewGrade(db: Kysely<Tables>, whose: Whose, { now, isPaused }: Review): Promise<void> {
  const { siteId, memberId } = whose;
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId);
    await markGraded(trx, memberId);
    const before = await standingOf(trx, memberId, now);
    const after = await reviewed(trx, memberId, { before, now });
    await saveStanding(trx, whose, after);
    if (await isPaused(trx, memberId, now)) return;
    for (let grade = before.grade + 1; grade <= after.grade; grade += 1)
      await reachGrant(trx, {
        ...{ siteId, memberId, source: 'vip-promotion', period: String(grade) },
        amount: termsOfGrade(grade).promotionGift,
        ...{ at: now, expiresAt: now + promotionDays * day },
      });
    await announceFall(trx, whose, after, now);
  });
}

async function reviewed(
  trx: Transaction<Tables>,
  memberId: string,
  { before, now }: { readonly before: Parameters<typeof risen>[0]; readonly now: number },
) {
  const staked = (start: number, end: number) => gradedTurnoverOf(trx, memberId, { start, end });
  let standing = before;
  while (standing.grade > 0 && keepingEnd(standing) <= now) {
    const end = keepingEnd(standing);
    // What was staked before its end may have reached more than the grade that it keeps.
    const higher = risen(standing, await staked(standing.countedFrom, end), end);
    standing = higher === standing ? afterKeeping(standing, await staked(standing.keptFrom, end)) : higher;
  }
  return risen(standing, await staked(standing.countedFrom, ever), now);
}
