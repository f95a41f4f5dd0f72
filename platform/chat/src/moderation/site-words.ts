import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
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

interface WordChange {
  readonly siteId: string;
  readonly word: string;
  readonly isRefused: boolean;
  /** ms */
  readonly now: number;
}

/** Adds a word as it is judged, or takes it away; what changes is written down. @returns false: no letter or digit is left of it. */
export async function setWord(
  db: Kysely<Tables>,
  { siteId, word, isRefused, now }: WordChange,
): Promise<boolean> {
  const folded = tightText(foldText(word));
  if (folded === '') return false;
  const changed = isRefused
    ? await db
        .insertInto('chat_words')
        .values({ site_id: siteId, word: folded })
        .onConflict(conflict => conflict.doNothing())
        .returning('word')
        .executeTakeFirst()
    : await db
        .deleteFrom('chat_words')
        .where('site_id', '=', siteId)
        .where('word', '=', folded)
        .returning('word')
        .executeTakeFirst();
  const kind = isRefused ? 'word-added' : 'word-removed';
  if (changed) await noteAction(db, { siteId, rid: '', kind, byWhom: 'operator', detail: folded, at: now });
  return true;
}
