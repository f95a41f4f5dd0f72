import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { countNotes } from './author-rows.ts';

const MOST_LISTED = 50;

/** Messages that members reported and nobody has looked at, the oldest first. */
export const reportedMessages = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_reports as report')
    .innerJoin('chat_messages as message', 'message.id', 'report.message_id')
    .select(({ fn }) => [
      ...(['message.id', 'message.site_id', 'message.room_id', 'message.name', 'message.content'] as const),
      ...(['message.said_at', 'message.author'] as const),
      fn.countAll<string>().as('reports'),
      sql<string>`string_agg(report.reason, '；' ORDER BY report.at)`.as('reasons'),
    ])
    .where('report.closed_at', 'is', null)
    .groupBy('message.id')
    .orderBy('message.id')
    .limit(MOST_LISTED)
    .execute();

/** Messages that wait for somebody to look at them. */
export async function countReported(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('chat_reports')
    .select(({ fn }) => fn.count<string>('message_id').distinct().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rooms in which something was said, the one that was written in last first. */
export const latestRooms = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_rooms as room')
    .innerJoin('chat_messages as message', 'message.id', 'room.top_id')
    .selectAll('room')
    .select(['message.said_at', 'message.content'])
    .orderBy('room.top_id', 'desc')
    .limit(MOST_LISTED)
    .execute();

/** A room with its newest messages, and what was done in it. */
export async function roomRows(db: Kysely<Tables>, siteId: string, rid: string) {
  const room = await db
    .selectFrom('chat_rooms')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', rid)
    .executeTakeFirst();
  if (!room) return undefined;
  const messages = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .where('id', '>', room.cleared_id)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const actions = await db
    .selectFrom('chat_actions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('room_id', 'in', [rid, ''])
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return { room, messages, actions, notes: await countNotes(db) };
}
export type RoomRows = NonNullable<Awaited<ReturnType<typeof roomRows>>>;

/** Who may not write on a site, with the time from which they may again. */
export const mutedAuthors = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('chat_mutes')
    .selectAll()
    .where('until_at', '>', BigInt(now))
    .orderBy('until_at')
    .limit(MOST_LISTED)
    .execute();
