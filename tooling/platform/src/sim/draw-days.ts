import { bindKeys, type DayKeys, eventKey, type Key, keyLeaf } from '@lobby/draws';
import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

/** A virtual match kicks off this often; its number since 1970 names it. */
export const every = 120_000;
const day = 24 * 3_600_000;
const slotsADay = day / every;

/** The id of the virtual match of a slot. */
export const slotId = (slot: number): string => `7${slot}`;

/** The key that the virtual match of a slot is drawn from. */
export function slotKey(secret: Key, slot: number): Key {
  return eventKey(secret, slotId(slot), slot * every);
}

/** The day of UTC a moment belongs to, "2026-11-21". */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** All keys of a day of virtual football, bound together, in the order of kick-off. */
export function keysOfDay(secret: Key, name: string): DayKeys {
  const first = Date.parse(name) / every;
  return bindKeys(
    Array.from({ length: slotsADay }, (_, at) => keyLeaf(slotId(first + at), slotKey(secret, first + at))),
  );
}

/** The index of a match among the leaves of its day. */
export function placeInDay(kickoff: number): number {
  return (kickoff % day) / every;
}

/**
 * Publishes the root over the keys of today and of tomorrow: a day must be committed to before betting on its first
 * match opens, twenty minutes before its kick-off. A root is never replaced; a second process finds the first one's.
 */
export async function commitDays(db: Kysely<Tables>, secret: Key, now: number): Promise<void> {
  const wanted = [dayOf(now), dayOf(now + day)];
  const known = await db.selectFrom('sport_draw_days').select('day').where('day', 'in', wanted).execute();
  for (const name of wanted.filter(one => !known.some(row => row.day === one))) {
    await db
      .insertInto('sport_draw_days')
      .values({ day: name, root: keysOfDay(secret, name).root, committed_at: BigInt(now) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}
