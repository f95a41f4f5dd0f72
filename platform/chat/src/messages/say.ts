import { MESSAGE_CHARACTERS, type Refusal } from '@lobby/chat-socket/protocol';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { noteAction } from '../audit/note-action.ts';
import type { StoredMessage } from '../chat.tables.ts';
import { foldText } from '../moderation/folded-text.ts';
import { judgeText } from '../moderation/judge-text.ts';
import { countActions, LADDER_MS, muteOf, noteRefused } from '../moderation/mutes.ts';
import type { Pattern } from '../moderation/patterns/read-pattern.ts';
import { takeTurn } from '../moderation/take-turn.ts';
import type { Room } from '../rooms/open-room.ts';

/** What the same author said within this time is looked at together, ms. */
const TOGETHER_MS = 60_000;
/** So many messages of one author in that time. */
export const MOST_A_MINUTE = 12;

/** So many messages a minute from one address, whoever writes them. */
const MOST_A_MINUTE_OF_ADDRESS = 36;

/** So many texts of an author in need are written down in `LADDER_MS`, so that operators find those of others too. */
export const CARE_NOTED = 3;

/** Who says something, as others see them. */
export interface Author {
  /** The id of a member, or of a guest's connection. */
  readonly id: string;
  readonly isGuest: boolean;
  /** Masked. */
  readonly name: string;
  readonly grade: number;
  /** Stands for the address that they write from. */
  readonly address: string;
  /** Whom slow mode and who may write do not hold up. */
  readonly isModerator?: boolean;
}

export interface Said {
  readonly siteId: string;
  readonly rid: string;
  readonly author: Author;
  /** Trimmed, not empty. */
  readonly content: string;
  readonly clientId: string;
  /** The message of the room that it answers; one that is not there is left out. */
  readonly replyTo?: bigint | undefined;
  /** The code of a shared slip, which the caller has looked up. */
  readonly slip?: string | undefined;
  /** ms */
  readonly now: number;
  /** Words of the brand that are refused, folded. */
  readonly words: readonly string[];
  /** Patterns of the brand that are refused. */
  readonly patterns?: readonly Pattern[];
  /** How much more than usual is let through from one address: `rateLimitScale` of the platform. */
  readonly scale?: number;
}

/** Why something was not said, and until when that is so, ms, where it ends by itself. */
export interface SayRefusal {
  readonly refused: Refusal;
  readonly until?: number;
  readonly reason?: string;
}

/** What became of something that was said. */
export type SayOutcome =
  | {
      readonly message: StoredMessage /** False: it was said before, and the room has been told. */;
      readonly isNew: boolean;
    }
  | SayRefusal;

/**
 * Puts a message into a room; the same one again is the same. Rooms are written one message at a time, so that each names
 * the one before it. Who may not write is refused before the room is held, and keeps nobody waiting.
 */
export function say(db: Kysely<Tables>, said: Said): Promise<SayOutcome> {
  return db.transaction().execute(async trx => {
    await takeTurn(trx, said.siteId, said.author.id);
    const known = await findSaid(trx, said);
    if (known) return { message: known, isNew: false };
    const before = await roomOf(trx, said).executeTakeFirst();
    const early = before && ((await mayWrite(trx, before, said)) ?? (await mayBeSaid(trx, before, said)));
    if (early) return early;
    // It may have been closed or set otherwise since, and others of the same address may have written.
    const room = await roomOf(trx, said).forUpdate().executeTakeFirst();
    if (!room || room.closed_at !== null) return { refused: 'closed' };
    const late = mayWriteHere(room, said) ?? (await tooManyOfAddress(trx, said));
    return late ?? { message: await insert(trx, room, said), isNew: true };
  });
}

const roomOf = (trx: Transaction<Tables>, { siteId, rid }: Said) =>
  trx.selectFrom('chat_rooms').selectAll().where('site_id', '=', siteId).where('id', '=', rid);

/** What an author said in a room under an id of theirs. */
export const findSaid = (
  db: Kysely<Tables>,
  { siteId, rid, author, clientId }: Pick<Said, 'siteId' | 'rid' | 'author' | 'clientId'>,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('chat_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .where('author', '=', author.id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

async function mayWrite(trx: Transaction<Tables>, room: Room, said: Said): Promise<SayRefusal | undefined> {
  if (room.closed_at !== null) return { refused: 'closed' };
  const { siteId, author, now } = said;
  const refusal = mayWriteHere(room, said);
  if (refusal) return refusal;
  const mute = await muteOf(trx, { siteId, author: author.id, now });
  return mute && { refused: 'muted', ...mute };
}

/** Whether the room lets its author write at all. */
function mayWriteHere({ writers, least_grade }: Room, { author }: Said): SayRefusal | undefined {
  if (author.isModerator) return undefined;
  if (writers === 'nobody' || (author.isGuest && writers !== 'everybody')) return { refused: 'readers-only' };
  return author.grade < least_grade ? { refused: 'grade' } : undefined;
}

async function mayBeSaid(
  trx: Transaction<Tables>,
  { slow_ms }: Room,
  said: Said,
): Promise<SayRefusal | undefined> {
  const { siteId, rid, author, content, now, words, patterns } = said;
  if ([...content].length > MESSAGE_CHARACTERS) return { refused: 'long' };
  // Of all rooms of the site: who writes into many at once is no faster.
  const recent = await trx
    .selectFrom('chat_messages')
    .select(['content', 'said_at', 'room_id'])
    .where('site_id', '=', siteId)
    .where('author', '=', author.id)
    .where('said_at', '>', BigInt(now - Math.max(TOGETHER_MS, Number(slow_ms))))
    .orderBy('id')
    .execute();
  const inMinute = recent.filter(({ said_at }) => Number(said_at) > now - TOGETHER_MS);
  if (!author.isModerator) {
    const slowUntil = Math.max(0, ...recent.map(({ said_at }) => Number(said_at) + Number(slow_ms)));
    if (slowUntil > now) return { refused: 'slow', until: slowUntil };
    const [first] = inMinute.slice(-MOST_A_MINUTE);
    if (first && inMinute.length >= MOST_A_MINUTE)
      return { refused: 'slow', until: Number(first.said_at) + TOGETHER_MS };
    const crowd = await tooManyOfAddress(trx, said);
    if (crowd) return crowd;
    const folded = foldText(content);
    if (inMinute.some(one => foldText(one.content) === folded)) return { refused: 'repeated' };
  }
  const refused = judgeText(
    content,
    words,
    inMinute.map(one => one.content),
    patterns,
  );
  if (!refused) return undefined;
  const what = { siteId, rid, author: author.id, detail: content };
  if (refused === 'care') {
    const noted = await countActions(trx, {
      ...{ siteId, author: author.id, kind: 'care', since: now - LADDER_MS },
    });
    if (noted < CARE_NOTED) await noteAction(trx, { ...what, kind: 'care', byWhom: 'house', at: now });
    return { refused };
  }
  if (author.isModerator) return { refused };
  const muted = await noteRefused(trx, { ...what, now, reason: refused });
  return muted ? { refused: 'muted', ...muted } : { refused };
}

async function insert(trx: Transaction<Tables>, room: Room, said: Said): Promise<StoredMessage> {
  const { siteId, rid, author, content, clientId, now, slip = '' } = said;
  const message = await trx
    .insertInto('chat_messages')
    .values({
      ...{ site_id: siteId, room_id: rid, previous_id: room.top_id, author: author.id, client_id: clientId },
      ...{
        name: author.name,
        grade: author.grade,
        address: author.address,
        is_moderator: author.isModerator === true,
      },
      ...{ content, slip_code: slip, said_at: BigInt(now), withdrawn_at: null },
      reply_to: await answeredIn(trx, room, said),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('chat_rooms')
    .set({ top_id: message.id })
    .where('site_id', '=', siteId)
    .where('id', '=', rid)
    .execute();
  return message;
}

/** A message of the room that is still shown. */
async function answeredIn(
  trx: Transaction<Tables>,
  { cleared_id }: Room,
  { siteId, rid, replyTo }: Said,
): Promise<bigint | null> {
  if (replyTo === undefined) return null;
  const found = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('id', '=', replyTo)
    .where('site_id', '=', siteId)
    .where('room_id', '=', rid)
    .where('id', '>', cleared_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function tooManyOfAddress(
  trx: Transaction<Tables>,
  { siteId, author, now, scale = 1 }: Said,
): Promise<SayRefusal | undefined> {
  if (author.isModerator) return undefined;
  const { count } = await trx
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('address', '=', author.address)
    .where('said_at', '>', BigInt(now - TOGETHER_MS))
    .executeTakeFirstOrThrow();
  return Number(count) < MOST_A_MINUTE_OF_ADDRESS * scale
    ? undefined
    : { refused: 'slow', until: now + TOGETHER_MS };
}
