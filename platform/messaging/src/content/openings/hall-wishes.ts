import { randomUUID } from 'node:crypto';
import type { Member } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { HallCode } from '../content.tables.ts';
import { navigationOf, type OpenHalls } from '../navigation-entries.ts';

/** The halls that a member is still to be told of. */
export async function hallsWishedBy(db: Kysely<Tables>, memberId: string): Promise<HallCode[]> {
  const rows = await db
    .selectFrom('hall_wishes')
    .select('hall')
    .where('member_id', '=', memberId)
    .where('told_at', 'is', null)
    .orderBy('hall')
    .execute();
  return rows.map(({ hall }) => hall);
}

/**
 * Notes that a member is to be told when these halls open, once; those that are not being prepared are left out.
 * @param open the halls that this platform has open. @returns whether there was one to note.
 */
export async function wishForHalls(
  db: Kysely<Tables>,
  { id, siteId }: Pick<Member, 'id' | 'siteId'>,
  halls: readonly HallCode[],
  { open, now }: { readonly open: OpenHalls; readonly now: number },
): Promise<boolean> {
  const navigation = await navigationOf(db, siteId, open);
  const isComing = (hall: HallCode) =>
    navigation.some(({ code, state }) => code === hall && state === 'coming');
  const coming = [...new Set(halls)].filter(isComing);
  if (coming.length === 0) return false;
  const times = { asked_at: BigInt(now), due_at: BigInt(now), told_at: null };
  await db
    .insertInto('hall_wishes')
    .values(coming.map(hall => ({ id: randomUUID(), site_id: siteId, member_id: id, hall, ...times })))
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'hall'])
        .doUpdateSet(({ ref }) => ({ id: ref('excluded.id'), ...times, tries: 0 }))
        .where('hall_wishes.told_at', 'is not', null),
    )
    .execute();
  return true;
}

/** Takes wishes back of which the member was not told yet. */
export async function takeBackWishes(
  db: Kysely<Tables>,
  memberId: string,
  halls: readonly HallCode[],
): Promise<void> {
  await db
    .deleteFrom('hall_wishes')
    .where('member_id', '=', memberId)
    .where('hall', 'in', halls)
    .where('told_at', 'is', null)
    .execute();
}

/** How many members of a site wait to be told of each hall. */
export async function waitingForHalls(
  db: Kysely<Tables>,
  siteId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('hall_wishes')
    .select(({ fn }) => ['hall', fn.countAll<string>().as('members')])
    .where('site_id', '=', siteId)
    .where('told_at', 'is', null)
    .groupBy('hall')
    .execute();
  return new Map(rows.map(({ hall, members }) => [hall, Number(members)]));
}
