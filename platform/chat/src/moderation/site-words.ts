import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { foldText } from './folded-text.ts';

/**
 * What no room of any brand carries: money moved past the cashier, which the site disowns, pretended staff, and certain
 * wins that are sold. A brand adds its own on the operator's page.
 */
const houseWords: readonly string[] = [
  ...['代充', '代付', '上下分', '上分', '下分', '回u', '出u', '收u', '换汇', '私下交易', '场外充值'],
  ...['我是客服', '官方客服', '客服专员', '内部客服', '人工客服'],
  ...['包赢', '稳赚', '必赚', '内幕', '带单', '计划群', '跟单群', '回血群', '刷单', '跑分'],
].map(foldText);

/** Every word that a site refuses, folded. */
export async function wordsOf(db: Kysely<Tables>, siteId: string): Promise<readonly string[]> {
  return [...houseWords, ...(await ownWords(db, siteId))];
}

/** Those that its operator added. */
export async function ownWords(db: Kysely<Tables>, siteId: string): Promise<readonly string[]> {
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
  const folded = foldText(word.trim()).replace(/\s+/g, '');
  if (folded === '') return;
  if (isRefused)
    await db
      .insertInto('chat_words')
      .values({ site_id: siteId, word: folded })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  else await db.deleteFrom('chat_words').where('site_id', '=', siteId).where('word', '=', folded).execute();
}
