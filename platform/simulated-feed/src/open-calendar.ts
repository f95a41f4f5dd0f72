import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Calendar, calendarFrom, type Origin } from '@lobby/simulation';
import type { Kysely } from 'kysely';

/**
 * The calendar that was begun under this name, or one that begins now at `fixture`. It goes on after a restart;
 * with another speed it goes on from where fixture time has come to.
 */
export async function openCalendar(db: Kysely<Tables>, name: string, begin: Origin): Promise<Calendar> {
  // Safe: only this function writes the fact.
  const kept = JSON.parse(await rememberFact(db, name, JSON.stringify(begin))) as Origin;
  if (kept.speed === begin.speed) return calendarFrom(kept);
  const moved = {
    server: begin.server,
    fixture: calendarFrom(kept).toFixture(begin.server),
    speed: begin.speed,
  };
  await db
    .updateTable('sport_facts')
    .set({ value: JSON.stringify(moved) })
    .where('name', '=', name)
    .execute();
  return calendarFrom(moved);
}

/** A fact the simulation wrote down, or the one offered now: the first process to ask decides for all. */
async function rememberFact(db: Kysely<Tables>, name: string, offered: string): Promise<string> {
  await db
    .insertInto('sport_facts')
    .values({ name, value: offered })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('sport_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
