import type { Platform } from '../domain.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import {
  expectVerification,
  markProven,
  openVerification,
  useUp,
  type Verification,
} from './codes/verifications.ts';
import { endFromElsewhere } from './devices/end-sessions.ts';
import { type Claimant, claimOf } from './risk/device-claim.ts';
import { mostDevices } from './risk/risk-rules.ts';
import { liveSessionsOf, publicSessionId } from './sessions.ts';
import { tokenHash } from './tokens.ts';

type Parts = Pick<Platform, 'keys'>;

/**
 * The refusal of a login that is right in everything but the number of devices: 6039 with `{codeId, sessions}`. The
 * next login carries the ticket, and which of the devices it ends, so nobody needs a second code.
 */
export async function roomNeeded({ keys }: Parts, ctx: Context, member: Claimant): Promise<Refusal> {
  const now = ctx.clock.now();
  const { ticket: _none, ...about } = claimOf(keys, ctx, member, '');
  const asked = await openVerification(ctx.db, { ...about, memberId: member.id }, now);
  const codeId = await markProven(ctx.db, tokenHash(asked), now);
  const devices = await otherDevicesOf(ctx, member);
  const sessions = devices.map(session => ({
    id: publicSessionId(session.id),
    device: session.device_label,
    ip: session.masked_ip,
    startedAt: Number(session.created_at),
    seenAt: Number(session.seen_at),
  }));
  return new Refusal('too-many-devices', { data: { codeId, sessions } });
}

/** The cheap half of `makeRoom`, for before the password is hashed. @throws Refusal as `expectVerification`. */
export function expectRoomTicket(
  { keys }: Parts,
  ctx: Context,
  member: Claimant | undefined,
  ticket: string,
): Promise<Verification> {
  // A name that nobody has is looked up all the same.
  const claim = claimOf(keys, ctx, member ?? { nameKey: '', phone: '' }, ticket);
  return expectVerification(ctx.db, claim, 'proven', ctx.clock.now());
}

/**
 * Uses the ticket of `roomNeeded` up, and ends every session on the device that was chosen.
 * @param choice.device the id of one of the refusal's `sessions`.
 * @throws Refusal 'authentication-code-error' for a ticket that was used; `roomNeeded` when there is still no room.
 */
export async function makeRoom(
  platform: Pick<Platform, 'keys' | 'broker'>,
  ctx: Context,
  member: Claimant,
  choice: { readonly ticket: string; readonly device: string },
): Promise<void> {
  const { id } = await expectRoomTicket(platform, ctx, member, choice.ticket);
  if (!(await useUp(ctx.db, id))) throw new Refusal('authentication-code-error');
  const chosen = (await otherDevicesOf(ctx, member)).find(each => publicSessionId(each.id) === choice.device);
  if (chosen) {
    const note = { reason: 'one', about: chosen.device_label } as const;
    await endFromElsewhere(platform, ctx, member.id, { device: chosen.device_id }, note);
  }
  if ((await otherDevicesOf(ctx, member)).length >= mostDevices)
    throw await roomNeeded(platform, ctx, member);
}

/** The newest session of every device but this one. */
async function otherDevicesOf(ctx: Context, member: Claimant) {
  const sessions = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
  const newest = new Map(sessions.toReversed().map(session => [session.device_id, session]));
  newest.delete(ctx.deviceId);
  return [...newest.values()];
}
