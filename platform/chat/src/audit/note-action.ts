import '../chat.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { ChatActionKind } from '../chat.tables.ts';

/** What was done, to whom, and by whom. */
export interface ChatAction {
  readonly siteId: string;
  readonly rid: string;
  readonly kind: ChatActionKind;
  /** Empty where it was done to the room. */
  readonly author?: string;
  readonly byWhom: string;
  readonly detail: string;
  /** ms */
  readonly at: number;
}

/** Writes down what was done; nothing is ever taken back from there. */
export async function noteAction(db: Kysely<Tables>, action: ChatAction): Promise<void> {
  const { siteId, rid, kind, author = '', byWhom, detail, at } = action;
  await db
    .insertInto('chat_actions')
    .values({
      ...{ site_id: siteId, room_id: rid, kind, author, by_whom: byWhom },
      ...{ detail: detail.slice(0, 500), at: BigInt(at) },
    })
    .execute();
}
