import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';

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

interface ModeratorChange {
  readonly siteId: string;
  readonly memberId: string;
  readonly isOne: boolean;
  /** ms */
  readonly now: number;
}

/** Makes a member of the site one who does, or ends it; what changes is written down. */
export async function setModerator(
  db: Kysely<Tables>,
  { siteId, memberId, isOne, now }: ModeratorChange,
): Promise<void> {
  const changed = isOne
    ? await db
        .insertInto('chat_moderators')
        .values({ site_id: siteId, member_id: memberId })
        .onConflict(conflict => conflict.doNothing())
        .returning('member_id')
        .executeTakeFirst()
    : await db
        .deleteFrom('chat_moderators')
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .returning('member_id')
        .executeTakeFirst();
  const kind = isOne ? 'moderator-added' : 'moderator-removed';
  const done = { siteId, rid: '', kind, author: memberId, byWhom: 'operator', detail: '' } as const;
  if (changed) await noteAction(db, { ...done, at: now });
}
