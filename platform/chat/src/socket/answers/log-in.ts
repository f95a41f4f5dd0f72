import { closeCodes } from '@lobby/chat-socket/link';
import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { isModerator } from '../../moderation/moderators.ts';
import { muteOf } from '../../moderation/mutes.ts';
import { frame } from '../frames.ts';
import { memberOfJwt } from '../read-jwt.ts';
import type { Session } from '../session.ts';

/** A member shows the jwt of `user/member/jwt`; what was read of the room before stays. */
export async function logIn(
  session: Session,
  { body }: InferOutput<typeof clientFrames.login>,
): Promise<void> {
  const { platform, needs, siteId, wire } = session;
  const { memberId, mark } = (await memberOfJwt(platform, siteId, body.jwt)) ?? {};
  const member = memberId === undefined ? undefined : await needs.authorOf(siteId, memberId);
  if (memberId === undefined || !member) {
    wire.send(frame('login', { accepted: false }));
    if (memberId !== undefined) wire.close(closeCodes.banned);
    return;
  }
  const moderates = await isModerator(platform.db, siteId, memberId);
  session.author = { ...member, isGuest: false, isModerator: moderates, address: session.address };
  session.mark = mark;
  wire.send(frame('login', { accepted: true }));
  wire.send(frame('vipLevel', { grade: member.grade, isModerator: moderates }));
  const muted = await muteOf(platform.db, { siteId, author: memberId, now: platform.clock.now() });
  if (muted) wire.send(frame('mute', muted));
}

/** Somebody without an account reads, and writes where the room lets everybody. */
export async function logInAsGuest(session: Session): Promise<void> {
  const { address } = session;
  // Guests of one address are one author: a new connection neither ends a mute nor makes anybody faster.
  session.author ??= { id: `guest:${address}`, isGuest: true, name: '', grade: 0, address };
  session.wire.send(frame('guestLogin', { accepted: true }));
}
