import { day } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** So long a message is kept; what moderators did is kept with the records. Ours (docs/rules.md#chat). */
export const MESSAGES_KEPT_MS = 30 * day;

/** Removes what is too old. Answers keep their text where the message that they answer is gone. */
export async function sweepChat(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('chat_logins').where('expires_at', '<=', BigInt(now)).execute();
  await db.deleteFrom('chat_mutes').where('until_at', '<=', BigInt(now)).execute();
  await db
    .deleteFrom('chat_messages')
    .where('said_at', '<', BigInt(now - MESSAGES_KEPT_MS))
    .execute();
}
