import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** A venue that is closed for now. */
export interface VenueClosure {
  /** When it opens again, ms; undefined when nobody knows. */
  readonly until: number | undefined;
}

/** @throws Refusal 'venue-under-maintenance' with the time when a venue opens again, if that is known. */
export async function demandOpen(db: Kysely<Tables>, venue: string): Promise<void> {
  const closure = (await closedVenues(db)).get(venue);
  if (!closure) return;
  const data = closure.until === undefined ? {} : { until: closure.until };
  throw new Refusal('venue-under-maintenance', { data });
}

/** The venues that are closed for now, by their codes. */
export async function closedVenues(db: Kysely<Tables>): Promise<ReadonlyMap<string, VenueClosure>> {
  const rows = await db.selectFrom('venue_maintenance').select(['venue', 'until']).execute();
  return new Map(
    rows.map(({ venue, until }) => [venue, { until: until === null ? undefined : Number(until) }]),
  );
}

/** Closes a venue. Transfers under way go on. @param at ms */
export async function closeVenue(
  db: Kysely<Tables>,
  venue: string,
  { at, until }: VenueClosure & { readonly at: number },
): Promise<void> {
  const row = { until: until === undefined ? null : BigInt(until) };
  await db
    .insertInto('venue_maintenance')
    .values({ venue, since: BigInt(at), ...row })
    .onConflict(conflict => conflict.column('venue').doUpdateSet(row))
    .execute();
}

/** Opens a venue again. */
export async function openVenue(db: Kysely<Tables>, venue: string): Promise<void> {
  await db.deleteFrom('venue_maintenance').where('venue', '=', venue).execute();
}
