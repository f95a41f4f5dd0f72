import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** For how long a device that was warned is not warned again, ms. */
const warnAgainMs = 24 * 3_600_000;

interface Warned {
  readonly siteId: string;
  readonly deviceId: string;
  readonly country: string;
}

/** Whether a device was warned within a day. */
export async function wasWarned(
  db: Kysely<Tables>,
  { siteId, deviceId, country }: Warned,
  now: number,
): Promise<boolean> {
  const warning = await db
    .selectFrom('region_warnings')
    .select('device_id')
    .where('site_id', '=', siteId)
    .where('device_id', '=', deviceId)
    .where('country', '=', country)
    .where('warned_at', '>', BigInt(now - warnAgainMs))
    .executeTakeFirst();
  return warning !== undefined;
}

/** Notes that a device is warned of its region. @returns false when it was warned within a day. */
export async function noteWarning(
  db: Kysely<Tables>,
  { siteId, deviceId, country }: Warned,
  now: number,
): Promise<boolean> {
  const at = { warned_at: BigInt(now) };
  const noted = await db
    .insertInto('region_warnings')
    .values({ site_id: siteId, device_id: deviceId, country, ...at })
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'device_id', 'country'])
        .doUpdateSet(at)
        .where('region_warnings.warned_at', '<=', BigInt(now - warnAgainMs)),
    )
    .returning('device_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Removes the warnings that are repeated anyway. */
export async function sweepWarnings(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('region_warnings')
    .where('warned_at', '<=', BigInt(now - warnAgainMs))
    .execute();
}
