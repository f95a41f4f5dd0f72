import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { rememberFact } from './facts.ts';

/** How fixture time (dates as written) maps onto the server's clock. */
export interface Calendar {
  readonly speed: number;
  toServer(fixture: number): number;
  toFixture(server: number): number;
}

interface Origin {
  readonly server: number;
  readonly fixture: number;
  readonly speed: number;
}

export function calendarFrom(origin: Origin): Calendar {
  return {
    speed: origin.speed,
    toServer: fixture => Math.round(origin.server + (fixture - origin.fixture) / origin.speed),
    toFixture: server => origin.fixture + (server - origin.server) * origin.speed,
  };
}

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
