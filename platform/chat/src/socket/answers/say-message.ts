import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { toldMessage } from '../../messages/history.ts';
import { type Author, findSaid, type SayRefusal, say } from '../../messages/say.ts';
import { isModerator } from '../../moderation/moderators.ts';
import { patternsOf } from '../../moderation/patterns/site-patterns.ts';
import { wordsOf } from '../../moderation/site-words.ts';
import { frame } from '../frames.ts';
import { type Session, tellRoom } from '../session.ts';

/** Puts what an author says into a room, or tells them why not. What they have said before is told to them alone. */
export async function sayMessage(
  session: Session,
  { rid, msg, clientId, replyTo, slip, ask }: InferOutput<typeof clientFrames.message>,
  author: Author,
): Promise<void> {
  const { platform, needs, siteId, wire, rooms } = session;
  const { db, clock, keys } = platform;
  const refuse = (refusal: SayRefusal) => wire.send(frame('message', { rid, clientId, ...refusal }));
  if (!rooms.has(rid)) return refuse({ refused: 'closed' });
  const known = await findSaid(db, { siteId, rid, author, clientId });
  if (known) return wire.send(frame('message', { ...(await toldMessage(db, keys, known)), clientId }));
  if (ask) return refuse({ refused: 'unsaid' });
  if (slip !== undefined && (author.isGuest || !(await needs.isSlip(siteId, slip))))
    return refuse({ refused: 'slip' });
  const said = await say(db, {
    ...{
      siteId,
      rid,
      author: await asOfNow(session, author),
      content: msg,
      clientId,
      slip,
      now: clock.now(),
    },
    ...{ replyTo: replyTo === undefined ? undefined : BigInt(replyTo), words: await wordsOf(db, siteId) },
    patterns: await patternsOf(db, siteId),
    scale: platform.config.rateLimitScale,
  });
  if ('refused' in said) return refuse(said);
  const message = await toldMessage(db, keys, said.message);
  // Its author first: they know that it was taken even when the room is told of it by another process.
  wire.send(frame('message', { ...message, clientId }));
  // The same message may have come over another connection of the author at the same time.
  if (said.isNew) tellRoom(session, rid, frame('message', message), { but: wire.id, clientId });
}

/** Who was a moderator when they logged in, and is none any more, writes as everybody does. */
async function asOfNow({ platform, siteId }: Session, author: Author): Promise<Author> {
  if (!author.isModerator) return author;
  return { ...author, isModerator: await isModerator(platform.db, siteId, author.id) };
}
