import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Whether a member looks after the rooms of their site. */
export async function isModerator(db: Kysely<Tables>, siteId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_moderators')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a member of the site one who does, or ends it. */
export async function setModerator(
  db: Kysely<Tables>,
  given: { readonly siteId: string; readonly memberId: string; readonly isOne: boolean },
): Promise<void> {
  const { siteId, memberId, isOne } = given;
  if (isOne)
    await db
      .insertInto('chat_moderators')
      .values({ site_id: siteId, member_id: memberId })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('chat_moderators')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .execute();
}
