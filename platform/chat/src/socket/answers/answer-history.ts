import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { HISTORY_PAGE, readHistory } from '../../messages/history.ts';
import { authorMark } from '../../messages/wire-message.ts';
import { cachedPage } from '../../room-cache/cached-room.ts';
import { frame } from '../frames.ts';
import type { Session } from '../session.ts';

/** What was said in a room before a message of it, or what was said last. */
export async function answerHistory(
  { platform, siteId, wire, rooms, author, cache }: Session,
  { rid, before }: InferOutput<typeof clientFrames.history>,
): Promise<void> {
  if (!rooms.has(rid)) return;
  const reader = author ? authorMark(platform.keys, siteId, author.id) : '';
  const cached = await cache.of(siteId, rid);
  const page = cached && cachedPage(cached, { before, reader });
  if (page) return wire.send(frame('history', { rid, messages: [...page.messages], hasMore: page.hasMore }));
  const query = { siteId, rid, before: before === undefined ? undefined : BigInt(before) };
  const found = await readHistory(platform.db, platform.keys, query, {
    ...{ take: HISTORY_PAGE + 1, reader: author?.id },
  });
  const messages = found.slice(0, HISTORY_PAGE).reverse();
  wire.send(frame('history', { rid, messages, hasMore: found.length > HISTORY_PAGE }));
}
