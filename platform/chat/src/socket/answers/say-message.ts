import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { readHistory } from '../../messages/history.ts';
import { type Author, type SayRefusal, say } from '../../messages/say.ts';
import { wordsOf } from '../../moderation/site-words.ts';
import { frame } from '../frames.ts';
import { type Session, tellRoom } from '../session.ts';

/** Puts what an author says into a room, or tells them why not. */
export async function sayMessage(
  session: Session,
  { rid, msg, clientId, replyTo, slip }: InferOutput<typeof clientFrames.message>,
  author: Author,
): Promise<void> {
  const { platform, needs, siteId, wire, rooms } = session;
  const { db, clock, keys } = platform;
  const refuse = (refusal: SayRefusal) => wire.send(frame('message', { rid, clientId, ...refusal }));
  if (!rooms.has(rid)) return refuse({ refused: 'closed' });
  if (slip !== undefined && (author.isGuest || !(await needs.isSlip(siteId, slip))))
    return refuse({ refused: 'slip' });
  const said = await say(db, {
    ...{ siteId, rid, author, content: msg, clientId, slip, now: clock.now() },
    ...{ replyTo: replyTo === undefined ? undefined : BigInt(replyTo), words: await wordsOf(db, siteId) },
    scale: platform.config.rateLimitScale,
  });
  if ('refused' in said) return refuse(said);
  const [message] = await readHistory(db, keys, { siteId, rid, before: said.id + 1n }, { take: 1 });
  // Cleared or followed by another one meanwhile: the history has it, where it is still shown.
  if (message?.id !== String(said.id)) return;
  // Its author first: they know that it was taken even when the room is told of it by another process.
  wire.send(frame('message', { ...message, clientId }));
  tellRoom(session, rid, frame('message', message), wire.id);
}
