import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * What a reference venue does with its next transfer instead of carrying it out: never hears of it, carries it out and
 * loses the answer, refuses it, or moves a fen less.
 */
export const venuePlans = ['lose-request', 'lose-answer', 'refuse', 'other-amount'] as const;
export type VenuePlan = (typeof venuePlans)[number];

/** Chooses what goes wrong with the next transfer of a venue. */
export async function planTransfer(db: Kysely<Tables>, venue: string, plan: VenuePlan): Promise<void> {
  await db
    .insertInto('reference_venue_plans')
    .values({ venue, plan })
    .onConflict(conflict => conflict.column('venue').doUpdateSet({ plan }))
    .execute();
}

/** What was chosen for the next transfer of a venue, which uses it up; undefined: nothing goes wrong. */
export async function takePlan(db: Kysely<Tables>, venue: string): Promise<VenuePlan | undefined> {
  const used = await db
    .deleteFrom('reference_venue_plans')
    .where('venue', '=', venue)
    .returning('plan')
    .executeTakeFirst();
  return used?.plan;
}
