import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
import type { StoredMessage } from '../chat.tables.ts';
import { takeTurn } from './take-turn.ts';

interface OfMessage {
  readonly siteId: string;
  readonly rid: string;
  readonly id: bigint;
  readonly byWhom: string;
  readonly reason: string;
  /** ms */
  readonly now: number;
}

export const messageOf = (
  db: Kysely<Tables>,
  { siteId, rid, id }: Pick<OfMessage, 'siteId' | 'rid' | 'id'>,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .executeTakeFirst();

/** Takes a message out of sight; what was reported of it is done with. @returns false: there is none, or it is already. */
export async function withdraw(db: Kysely<Tables>, given: OfMessage): Promise<boolean> {
  const { siteId, rid, id, byWhom, reason, now } = given;
  const message = await messageOf(db, given);
  if (!message || message.withdrawn_at !== null) return false;
  await db
    .updateTable('chat_messages')
    .set({ withdrawn_at: BigInt(now) })
    .where('id', '=', id)
    .execute();
  await closeReports(db, id, now);
  const detail = `${reason} ${message.content}`.trim();
  await noteAction(db, { siteId, rid, kind: 'withdrawn', author: message.author, byWhom, detail, at: now });
  return true;
}

/** So many reports of one member wait for a person at once; more are left out (docs/rules.md#chat). */
export const MOST_REPORTS = 10;

/** Keeps that somebody found a message improper, once each. */
export function report(db: Kysely<Tables>, given: OfMessage): Promise<void> {
  const { siteId, id, byWhom, reason, now } = given;
  return db.transaction().execute(async trx => {
    await takeTurn(trx, siteId, byWhom);
    const message = await messageOf(trx, given);
    if (!message || message.withdrawn_at !== null || message.author === byWhom) return;
    const { count } = await trx
      .selectFrom('chat_reports')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('closed_at', 'is', null)
      .where('by_author', '=', byWhom)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_REPORTS) return;
    const row = { site_id: siteId, message_id: id, by_author: byWhom, reason, at: BigInt(now) };
    await trx
      .insertInto('chat_reports')
      .values({ ...row, closed_at: null })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}

/** A person has looked at what was reported of a message. */
export async function closeReports(db: Kysely<Tables>, id: bigint, now: number): Promise<void> {
  await db
    .updateTable('chat_reports')
    .set({ closed_at: BigInt(now) })
    .where('message_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}
