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
  const rows = await db.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute();
  return rows.some(({ id }) => sessionMark(keys, id) === mark);
}
