import { day } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { dayOf, keysOfDay } from '@lobby/simulation';
import type { Kysely } from 'kysely';

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
