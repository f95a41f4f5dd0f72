import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { cleanHtml } from '@lobby/platform-kernel/texts/clean-html';
import type { Kysely } from 'kysely';
import type { BroadcastKind, PersonalKind } from './letter-kinds.ts';

/** A letter in both languages, since its reader may change theirs. `content` is HTML, cleaned before it is stored. */
export type LetterTexts = Readonly<Record<Locale, { readonly title: string; readonly content: string }>>;

interface Sent {
  /** Made by the sender: the same id is sent once. */
  readonly id: string;
  readonly siteId: string;
  readonly texts: LetterTexts;
  /** ms since the epoch. */
  readonly at: number;
}

/** Sends a letter to one member. */
export async function sendLetter(
  db: Kysely<Tables>,
  { memberId, type, ...sent }: Sent & { readonly memberId: string; readonly type: PersonalKind },
): Promise<void> {
  await db
    .insertInto('letters')
    .values({ ...rowOf(sent), type, member_id: memberId, read_at: null })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}

/** Sends a letter to every member a site has now. */
export async function sendBroadcast(
  db: Kysely<Tables>,
  { type, ...sent }: Sent & { readonly type: BroadcastKind },
): Promise<void> {
  await db
    .insertInto('broadcasts')
    .values({ ...rowOf(sent), type })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}

function rowOf({ id, siteId, texts, at }: Sent) {
  const [simplified, traditional] = [texts['zh-CN'], texts['zh-TW']];
  return {
    id,
    site_id: siteId,
    title: simplified.title,
    content: cleanHtml(simplified.content),
    title_zh_tw: traditional.title,
    content_zh_tw: cleanHtml(traditional.content),
    sent_at: BigInt(at),
  };
}
