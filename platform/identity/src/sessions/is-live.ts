import './sessions.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely } from 'kysely';
import { sessionMark } from './member-jwt.ts';

/** Whether the session that a token of the chat was made in has not ended. */
export async function isLive(
  db: Kysely<Tables>,
  keys: Keys,
  { memberId, mark }: { readonly memberId: string; readonly mark: string },
): Promise<boolean> {
  return (await liveMarks(db, keys, [memberId])).has(mark);
}

/** What stands for the sessions of these members that have not ended. */
export async function liveMarks(
  db: Kysely<Tables>,
  keys: Keys,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await db.selectFrom('sessions').select('id').where('member_id', 'in', memberIds).execute();
  return new Set(rows.map(({ id }) => sessionMark(keys, id)));
}
