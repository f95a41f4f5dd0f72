import type { Tables } from '@lobby/platform-kernel/database/tables';
import { cleanHtml } from '@lobby/platform-kernel/texts/clean-html';
import type { Kysely } from 'kysely';

/**
 * Writes or corrects the operator's answer; it counts as unread until the member opens it.
 * @param answer HTML; cleaned here, and again by clients before they show it.
 * @returns false when there is no such feedback: its member may have deleted it.
 */
export async function answerFeedback(
  db: Kysely<Tables>,
  { id, answer, now }: { readonly id: string; readonly answer: string; readonly now: number },
): Promise<boolean> {
  const done = await db
    .updateTable('feedback')
    .set({ answer: cleanHtml(answer), answered_at: BigInt(now), read_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
