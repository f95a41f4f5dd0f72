import { day, minute } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
import type { ChatActionKind } from '../chat.tables.ts';

/** So many refused texts within `LADDER_MS` mute their author. Ours (docs/rules.md#chat). */
export const REFUSED_UNTIL_MUTED = 3;
export const LADDER_MS = 10 * minute;
/** The first mute of an author by the house, and each within a day of another one. */
export const FIRST_MUTE_MS = 10 * minute;
export const NEXT_MUTE_MS = day;

export interface Mute {
  readonly siteId: string;
  readonly rid: string;
  readonly author: string;
  readonly byWhom: string;
  readonly reason: string;
  /** ms; now or earlier: they may write again. */
  readonly until: number;
  /** ms */
  readonly now: number;
}

/**
 * Keeps an author from writing into any room of the site until a time, or lets them again. A mute that lasts longer stays,
 * unless an operator makes it shorter. @returns the mute that is in force then.
 */
export async function mute(
  db: Kysely<Tables>,
  given: Mute,
): Promise<{ readonly until: number; readonly reason: string }> {
  const { siteId, rid, author, byWhom, reason, until, now } = given;
  const row = { until_at: BigInt(until), reason };
  await db
    .insertInto('chat_mutes')
    .values({ site_id: siteId, author, ...row })
    .onConflict(conflict => {
      const update = conflict.columns(['site_id', 'author']).doUpdateSet(row);
      return byWhom === 'operator' ? update : update.where('chat_mutes.until_at', '<', row.until_at);
    })
    .execute();
  const kind = until > now ? 'muted' : 'unmuted';
  await noteAction(db, { siteId, rid, kind, author, byWhom, detail: reason, at: now });
  return (await muteOf(db, { siteId, author, now })) ?? { until, reason };
}

/** Until when somebody may not write, and why; undefined: they may. */
export async function muteOf(
  db: Kysely<Tables>,
  { siteId, author, now }: { readonly siteId: string; readonly author: string; readonly now: number },
): Promise<{ readonly until: number; readonly reason: string } | undefined> {
  const row = await db
    .selectFrom('chat_mutes')
    .select(['until_at', 'reason'])
    .where('site_id', '=', siteId)
    .where('author', '=', author)
    .where('until_at', '>', BigInt(now))
    .executeTakeFirst();
  return row && { until: Number(row.until_at), reason: row.reason };
}

/** How often something was done to an author, or refused of them, since a time (ms). */
export async function countActions(
  db: Kysely<Tables>,
  given: Pick<Mute, 'siteId' | 'author'> & { readonly kind: ChatActionKind; readonly since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_actions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', given.siteId)
    .where('author', '=', given.author)
    .where('kind', '=', given.kind)
    .where('at', '>', BigInt(given.since))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes down a text that was refused, and mutes who tries too often. @returns the mute, where there is one now. */
export async function noteRefused(
  db: Kysely<Tables>,
  {
    reason,
    detail,
    ...where
  }: Pick<Mute, 'siteId' | 'rid' | 'author' | 'now' | 'reason'> & { readonly detail: string },
): Promise<{ readonly until: number; readonly reason: string } | undefined> {
  const { siteId, rid, author, now } = where;
  await noteAction(db, { siteId, rid, kind: 'refused', author, byWhom: 'house', detail, at: now });
  const since = (kind: 'refused' | 'muted', ms: number) =>
    countActions(db, { siteId, author, kind, since: now - ms });
  if ((await since('refused', LADDER_MS)) < REFUSED_UNTIL_MUTED) return undefined;
  const until = now + ((await since('muted', NEXT_MUTE_MS)) > 0 ? NEXT_MUTE_MS : FIRST_MUTE_MS);
  return mute(db, { ...where, byWhom: 'house', reason, until });
}
