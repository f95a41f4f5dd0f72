import { second } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Queue } from '@lobby/platform-kernel/jobs/queue';
import { type Kysely, sql } from 'kysely';

/** How often it is asked whether a game that was entered is still shown, ms. */
export const lookMs = 20 * second;

export const visitQueue: Queue<'venue_visits'> = { table: 'venue_visits', id: 'id', dueAt: 'due_at' };

interface Visit {
  readonly siteId: string;
  readonly memberId: string;
  readonly venue: string;
  /** ms */
  readonly at: number;
}

/** Writes down that a member enters a venue. Whatever server was about to end an earlier visit there lets go of it. */
export async function noteVisit(db: Kysely<Tables>, { siteId, memberId, venue, at }: Visit): Promise<void> {
  const due = { due_at: BigInt(at + lookMs) };
  await db
    .insertInto('venue_visits')
    .values({ site_id: siteId, member_id: memberId, venue, ...due })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'venue'])
        .doUpdateSet({ ...due, term: sql<number>`venue_visits.term + 1`, tries: 0 }),
    )
    .execute();
}
