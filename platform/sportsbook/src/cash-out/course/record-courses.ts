import { minute } from '@lobby/calendar';
import { isLive } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { type Kysely, sql } from 'kysely';
import type { MatchStore } from '../../feed/match-store.ts';
import type { MatchMoment } from '../leg-returns.ts';
import { offersNow } from '../offers-now.ts';
import { printCourse, readCourse, withOffer } from './course.ts';

/** Bets that one pass looks at: with more of them each is looked at less often. */
const batch = 200;
/** How often the offer of a bet is looked at: before its matches, and once a match minute in play, but not more often. */
const rests = { pre: 10 * minute, live: 5_000 } as const;

/**
 * Notes what open bets can be sold for, those first that were not looked at for longest. Another process may look at the
 * same ones: the later note wins, and each has the whole course.
 */
export async function recordCourses(db: Kysely<Tables>, store: MatchStore, clock: Clock): Promise<void> {
  const bets = await db
    .selectFrom('sport_bets as b')
    .leftJoin('sport_offer_courses as c', 'c.bet_id', 'b.id')
    .selectAll('b')
    .select('c.points')
    .where('b.status', '=', 'open')
    .where(({ or, eb }) => or([eb('c.next_at', 'is', null), eb('c.next_at', '<=', BigInt(clock.now()))]))
    .orderBy(sql`c.next_at NULLS FIRST`)
    .limit(batch)
    .execute();
  if (bets.length === 0) return;
  const offers = await offersNow(db, store, clock, bets);
  const { now } = offers;
  const rows = bets.map(bet => {
    const answer = offers.of(bet);
    const course = readCourse(bet.points ?? '');
    const points = 'offer' in answer ? withOffer(course, { at: now, price: answer.offer.price }) : course;
    const rest = Math.min(rests.pre, ...offers.matchesOf(bet).map(at => restOf(at, now)));
    return { bet_id: bet.id, points: printCourse(points), next_at: BigInt(now + rest) };
  });
  await db
    .insertInto('sport_offer_courses')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('bet_id').doUpdateSet(row => ({
        points: row.ref('excluded.points'),
        next_at: row.ref('excluded.next_at'),
      })),
    )
    .execute();
}

/** How long the offer for a bet on this match is not looked at. */
function restOf({ match, moment }: MatchMoment, now: number): number {
  if (isLive(moment.state)) return Math.max(rests.live, minute / match.speed);
  return Math.max(rests.live, match.kickoff - now);
}

/** Forgets the courses of bets that are not open any more. */
export async function sweepCourses(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('sport_offer_courses')
    .where('bet_id', 'not in', eb => eb.selectFrom('sport_bets').select('id').where('status', '=', 'open'))
    .execute();
}
