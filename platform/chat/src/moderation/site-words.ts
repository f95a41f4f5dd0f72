import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { foldText, tightText } from './folded-text.ts';

/** Words that the operator of a site added, folded; those of the house are rules (judging/house-rules.ts). */
export async function wordsOf(db: Kysely<Tables>, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat_words')
    .select('word')
    .where('site_id', '=', siteId)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}

/** Adds a word as it is judged, or takes it away. */
export async function setWord(
  db: Kysely<Tables>,
  {
    siteId,
    word,
    isRefused,
  }: { readonly siteId: string; readonly word: string; readonly isRefused: boolean },
): Promise<void> {
  const folded = tightText(foldText(word));
  if (folded === '') return;
  if (isRefused)
    await db
      .insertInto('chat_words')
      .values({ site_id: siteId, word: folded })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  else await db.deleteFrom('chat_words').where('site_id', '=', siteId).where('word', '=', folded).execute();
}
