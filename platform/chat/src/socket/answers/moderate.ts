import { minute } from '@lobby/calendar';
import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import type { Author } from '../../messages/say.ts';
import { isModerator } from '../../moderation/moderators.ts';
import { mute } from '../../moderation/mutes.ts';
import { messageOf, report, withdraw } from '../../moderation/withdraw.ts';
import { frame } from '../frames.ts';
import { type Session, tellRoom } from '../session.ts';

/** A moderator keeps the author of a message from writing; nobody else is listened to. */
export async function muteAuthor(
  session: Session,
  { rid, id, minutes, reason }: InferOutput<typeof clientFrames.mute>,
  by: Author,
): Promise<void> {
  const { platform, siteId } = session;
  if (by.isGuest || !(await isModerator(platform.db, siteId, by.id))) return;
  const message = await messageOf(platform.db, { siteId, rid, id: BigInt(id) });
  if (!message || message.is_moderator) return;
  const { author } = message;
  // Who moderates now may have written it before.
  if (await isModerator(platform.db, siteId, author)) return;
  const now = platform.clock.now();
  const until = now + minutes * minute;
  const muted = await mute(platform.db, { siteId, rid, author, byWhom: by.id, reason, until, now });
  platform.broker.publish('chat-author-frame', { siteId, author, text: frame('mute', muted) });
}

/** A moderator takes a message out of sight; of anybody else it is a report, which a person looks at. */
export async function blockMessage(
  session: Session,
  { rid, id, reason }: InferOutput<typeof clientFrames.block>,
  by: Author,
): Promise<void> {
  const { platform, siteId, rooms } = session;
  if (!rooms.has(rid) || by.isGuest) return;
  const given = { siteId, rid, id: BigInt(id), byWhom: by.id, reason, now: platform.clock.now() };
  if (!(await isModerator(platform.db, siteId, by.id))) return report(platform.db, given);
  if (await withdraw(platform.db, given)) tellRoom(session, rid, frame('block', { rid, id }));
}
