import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Claimant, claimOf } from '../codes/device-claim.ts';
import {
  expectVerification,
  markProven,
  openVerification,
  useUp,
  type Verification,
} from '../codes/verifications.ts';
import { endElsewhere } from '../sessions/end-sessions.ts';
import { liveSessionsOf, publicSessionId, shownSession } from '../sessions/sessions.ts';
import { tokenHash } from '../sessions/tokens.ts';

type Parts = Pick<Platform, 'keys'>;

/** Devices that may be logged in at once. */
const mostDevices = 5;

/**
 * Rejects a login that is otherwise right while too many other devices are logged in. The next login carries the
 * ticket of this refusal and the device to log out.
 * @throws Refusal 'too-many-devices' with `{codeId, sessions}`.
 */
export async function enforceDeviceLimit({ keys }: Parts, ctx: Context, member: Claimant): Promise<void> {
  const devices = await otherDevicesOf(ctx, member);
  if (devices.length < mostDevices) return;
  const now = ctx.clock.now();
  const { ticket: _none, ...about } = claimOf(keys, ctx, member, '');
  const asked = await openVerification(ctx.db, { ...about, memberId: member.id }, now);
  const codeId = await markProven(ctx.db, tokenHash(asked), now);
  const sessions = devices.map(shownSession);
  throw new Refusal('too-many-devices', { data: { codeId, sessions } });
}

/** The cheap half of `endChosenDevice`, for before the password is hashed. @throws Refusal as `expectVerification`. */
export function expectDeviceLimitTicket(
  { keys }: Parts,
  ctx: Context,
  member: Claimant | undefined,
  ticket: string,
): Promise<Verification> {
  // Also looked up for an unknown name, so that both take the same time.
  const claim = claimOf(keys, ctx, member ?? { nameKey: '', phone: '' }, ticket);
  return expectVerification(ctx.db, claim, 'proven', ctx.clock.now());
}

/**
 * Uses the ticket of `enforceDeviceLimit` up, and ends every session on the device that was chosen.
 * @param choice.device the id of one of the refusal's `sessions`.
 * @throws Refusal 'authentication-code-error' for a ticket that was used; as `enforceDeviceLimit` when the limit is
 * still reached.
 */
export async function endChosenDevice(
  platform: Pick<Platform, 'keys' | 'broker'>,
  ctx: Context,
  member: Claimant,
  choice: { readonly ticket: string; readonly device: string },
): Promise<void> {
  const { id } = await expectDeviceLimitTicket(platform, ctx, member, choice.ticket);
  if (!(await useUp(ctx.db, id))) throw new Refusal('authentication-code-error');
  const chosen = (await otherDevicesOf(ctx, member)).find(each => publicSessionId(each.id) === choice.device);
  if (chosen) {
    const { device_id: device, device_label: about } = chosen;
    await endElsewhere(platform, ctx, member.id, { reason: 'one', about, device });
  }
  await enforceDeviceLimit(platform, ctx, member);
}

/** The newest session of every device but this one. */
async function otherDevicesOf(ctx: Context, member: Claimant) {
  const sessions = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
  const newest = new Map(sessions.toReversed().map(session => [session.device_id, session]));
  newest.delete(ctx.deviceId);
  return [...newest.values()];
}
