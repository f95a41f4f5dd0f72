import type { ChatMessage } from '@lobby/chat-socket/protocol';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely } from 'kysely';
import type { StoredMessage } from '../chat.tables.ts';
import { wireMessage } from './wire-message.ts';

/** Messages of one page of the history (docs/rules.md#chat). */
export const HISTORY_PAGE = 15;

/** Which messages of a room are asked for. */
export interface HistoryQuery {
  readonly siteId: string;
  readonly rid: string;
  /** Older than this one. */
  readonly before?: bigint | undefined;
  /** Said from then on, ms; 0: from the first one. */
  readonly beginTime?: number;
  /** Said before then, ms; 0: up to the newest. */
  readonly endTime?: number;
  /** With a shared slip alone. */
  readonly hasSlip?: boolean;
  /** Of this author alone. */
  readonly author?: string | undefined;
}

/** The messages of a room that were not cleared, the newest first. */
const found = (db: Kysely<Tables>, query: HistoryQuery) => {
  const { siteId, rid, before, beginTime = 0, endTime = 0, hasSlip = false, author } = query;
  return db
    .selectFrom('chat_messages as message')
    .innerJoin('chat_rooms as room', join =>
      join.onRef('room.site_id', '=', 'message.site_id').onRef('room.id', '=', 'message.room_id'),
    )
    .where('message.site_id', '=', siteId)
    .where('message.room_id', '=', rid)
    .where('room.closed_at', 'is', null)
    .whereRef('message.id', '>', 'room.cleared_id')
    .where('message.said_at', '>=', BigInt(beginTime))
    .$if(endTime > 0, some => some.where('message.said_at', '<', BigInt(endTime)))
    .$if(before !== undefined, some => some.where('message.id', '<', before as bigint))
    .$if(hasSlip, some => some.where('message.slip_code', '<>', '').where('withdrawn_at', 'is', null))
    .$if(author !== undefined, some => some.where('message.author', '=', author as string));
};

/** A message as everybody is told of it, and what only its author is told. */
interface SaidMessage {
  readonly told: ChatMessage;
  readonly author: string;
  readonly clientId: string;
}

/** Some messages, the newest first. */
export async function readMessages(
  db: Kysely<Tables>,
  keys: Keys,
  query: HistoryQuery,
  { take, skip = 0 }: { take: number; skip?: number },
): Promise<readonly SaidMessage[]> {
  const rows = await found(db, query)
    .selectAll('message')
    .orderBy('message.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const answered = await answeredBy(db, rows);
  return rows.map(row => ({
    told: wireMessage(keys, row, row.reply_to === null ? undefined : answered.get(row.reply_to)),
    ...{ author: row.author, clientId: row.client_id },
  }));
}

/** Some messages, the newest first, as they are told to a reader, whose own ones carry the id of their client. */
export async function readHistory(
  db: Kysely<Tables>,
  keys: Keys,
  query: HistoryQuery,
  { reader, ...page }: { take: number; skip?: number; reader?: string | undefined },
): Promise<readonly ChatMessage[]> {
  const found = await readMessages(db, keys, query, page);
  return found.map(({ told, author, clientId }) => (author === reader ? { ...told, clientId } : told));
}

/** One message as everybody in its room is told of it. */
export async function toldMessage(
  db: Kysely<Tables>,
  keys: Keys,
  message: StoredMessage,
): Promise<ChatMessage> {
  const answered = await answeredBy(db, [message]);
  return wireMessage(keys, message, message.reply_to === null ? undefined : answered.get(message.reply_to));
}

/** How many there are. */
export async function countHistory(db: Kysely<Tables>, query: HistoryQuery): Promise<number> {
  const { count } = await found(db, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function answeredBy(db: Kysely<Tables>, rows: readonly StoredMessage[]) {
  const ids = rows.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  if (ids.length === 0) return new Map<bigint, StoredMessage>();
  const messages = await db.selectFrom('chat_messages').selectAll().where('id', 'in', ids).execute();
  return new Map(messages.map(message => [message.id, message]));
}
