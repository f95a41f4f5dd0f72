import type { cashOutMethods } from '@lobby/api-client/contract/game/cash-out';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { InferInput } from 'valibot';
import { readCourse } from './course.ts';

type Answer = InferInput<typeof cashOutMethods.course.answer>;

/** What these open tickets of the member could be sold for since they were accepted. */
export async function viewCourses(ticketIds: readonly string[], ctx: Context): Promise<Answer> {
  const { db, clock } = ctx;
  const rows = await db
    .selectFrom('sport_bets as b')
    .leftJoin('sport_offer_courses as c', 'c.bet_id', 'b.id')
    .select(['b.ticket_id', 'c.points'])
    .where('b.member_id', '=', memberOf(ctx).id)
    .where('b.ticket_id', 'in', ticketIds)
    .where('b.status', '=', 'open')
    .execute();
  const courses = rows.map(({ ticket_id, points }) => ({
    ticket_id,
    points: readCourse(points ?? '').map(({ at, price }) => ({ ts: at, price: formatYuan(price) })),
  }));
  return { systime: clock.now(), courses };
}
