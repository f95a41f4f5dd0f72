import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import type { Author } from '../../messages/say.ts';
import { ownAnswer, pollOf } from '../../predictions/poll.ts';
import { frame } from '../frames.ts';
import { type Session, tellRoom } from '../session.ts';

/** Keeps what a member expects of a match: the first answer, until it begins. The room is told how it stands. */
export async function predictScore(
  session: Session,
  { rid, home, away }: InferOutput<typeof clientFrames.scorePrediction>,
  author: Author,
): Promise<void> {
  const { platform, needs, siteId, wire, rooms } = session;
  if (author.isGuest || !rooms.has(rid)) return;
  const score = (await needs.scoresOf([rid])).get(rid);
  const isNew = score?.state === 'ahead' && (await keep(session, { rid, memberId: author.id, home, away }));
  const poll = await pollOf(platform.db, { needs, siteId }, rid);
  if (!poll) return;
  const own = await ownAnswer(platform.db, { siteId, rid, author });
  wire.send(frame('scorePrediction', { ...poll, ...(own && { own }) }));
  if (isNew) tellRoom(session, rid, frame('scorePrediction', poll), { but: wire.id });
}

/** @returns false: the member has answered before, and that counts. */
async function keep(
  { platform, siteId }: Session,
  { rid, memberId, home, away }: { rid: string; memberId: string; home: number; away: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await platform.db
    .insertInto('chat_predictions')
    .values({
      ...{ site_id: siteId, room_id: rid, member_id: memberId, home, away },
      at: BigInt(platform.clock.now()),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
