import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { muteOf } from '../moderation/mutes.ts';

const MOST_LISTED = 50;

/** Somebody who writes on a site: what they said, what was done to them, and what people noted of them. */
export async function authorRows(db: Kysely<Tables>, siteId: string, author: string, now: number) {
  const messages = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('author', '=', author)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const all = await db
    .selectFrom('chat_actions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('author', '=', author)
    .orderBy('id', 'desc')
    .execute();
  return {
    ...{ siteId, author, messages, muted: await muteOf(db, { siteId, author, now }) },
    notes: all.filter(({ kind }) => kind === 'note'),
    actions: all.filter(({ kind }) => kind !== 'note').slice(0, MOST_LISTED),
  };
}
export type AuthorRows = Awaited<ReturnType<typeof authorRows>>;

/** How many notes there are of each author of a site, by `site/author`. */
export async function countNotes(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('chat_actions')
    .select(({ fn }) => ['site_id', 'author', fn.countAll<string>().as('count')])
    .where('kind', '=', 'note')
    .groupBy(['site_id', 'author'])
    .execute();
  return new Map(rows.map(({ site_id, author, count }) => [`${site_id}/${author}`, Number(count)]));
}
