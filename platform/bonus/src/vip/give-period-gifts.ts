import { beijingDate, day, hour, periodAt } from '@lobby/calendar';
import { gradeTerms, termsOfGrade } from '@lobby/funds';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { sitesOfMembers } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import type { Kysely } from 'kysely';
import { reachGrant } from '../grants/grants.ts';
import { gradedTurnoverOf, membersWhoStaked } from '../turnover/graded-turnover.ts';
import { takesPartSince } from './programmes.ts';
import type { Review } from './review-grade.ts';
import { eachPage } from './review-grades.ts';
import { standingOf, type Whose } from './standings.ts';

type GiftPeriod = 'week' | 'month';

/** Noon of the day after a period: corrections of the last evening's results have come by then. */
export const givenAfter = 12 * hour;
/** Days in which the gift of a week or month may be claimed. */
export const periodGiftDays = 14;
/** Periods of a kind that a platform that stood still makes up for. */
const periodsBack = 3;
const atOnce = 200;
const limit = 4;

const leastNeed = (period: GiftPeriod) =>
  gradeTerms.reduce((least, terms) => {
    const { need } = terms[period];
    return need > 0n && (least === 0n || need < least) ? need : least;
  }, 0n);

interface Closed {
  readonly period: GiftPeriod;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives the gifts of the weeks and months that are over, each once: to whoever has staked enough in it for the grade
 * that they hold by then. What was staked before the programme or the account began is not among it. Any process may.
 */
export async function givePeriodGifts(db: Kysely<Tables>, review: Review): Promise<void> {
  const closed = (['week', 'month'] as const).flatMap(period => closedPeriods(period, review.now));
  await forEachConcurrently(closed, 1, one => giveGifts(db, one, review));
}

/** The last periods of a kind whose gifts may be given, the oldest first. */
function closedPeriods(period: GiftPeriod, now: number): Closed[] {
  const found: Closed[] = [];
  let { start } = periodAt(period, now - givenAfter);
  for (let n = 0; n < periodsBack; n += 1) {
    const one = { period, ...periodAt(period, start - 1) };
    found.unshift(one);
    start = one.start;
  }
  return found;
}

async function giveGifts(db: Kysely<Tables>, closed: Closed, review: Review): Promise<void> {
  const { period, start } = closed;
  const done = await db
    .selectFrom('vip_periods')
    .select('start')
    .where('period', '=', period)
    .where('start', '=', BigInt(start))
    .executeTakeFirst();
  if (done) return;
  await eachPage(
    after => membersWhoStaked(db, closed, { least: leastNeed(period), after, limit: atOnce }),
    async memberIds => {
      const siteOf = await sitesOfMembers(db, memberIds);
      await forEachConcurrently(memberIds, limit, memberId =>
        giveGift(db, { siteId: siteOf(memberId), memberId }, closed, review),
      );
    },
  );
  await db
    .insertInto('vip_periods')
    .values({ period, start: BigInt(start), done_at: BigInt(review.now) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

function giveGift(
  db: Kysely<Tables>,
  whose: Whose,
  { period, start, end }: Closed,
  { now, isPaused }: Review,
): Promise<void> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, whose.memberId);
    if (await isPaused(trx, whose.memberId, now)) return;
    const since = await takesPartSince(trx, whose);
    if (since === undefined || since >= end) return;
    const { grade } = await standingOf(trx, whose.memberId, now);
    const { need, gift } = termsOfGrade(grade)[period];
    const counted = { start: Math.max(start, since), end };
    if ((await gradedTurnoverOf(trx, whose.memberId, counted)) < need) return;
    await reachGrant(trx, {
      ...whose,
      ...{ source: `vip-${period}`, period: beijingDate(start), amount: gift },
      ...{ at: now, expiresAt: now + periodGiftDays * day },
    });
  });
}
