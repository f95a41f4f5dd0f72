import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Claim, subjectOf } from './verifications.ts';

/** The member whose name and password were right. */
export interface Claimant {
  readonly id: string;
  readonly nameKey: string;
  /** Empty = not bound; such a member cannot be sent a code. */
  readonly phone: string;
}

/** What the challenge of a refused login is bound to. */
export function claimOf(
  keys: Platform['keys'],
  ctx: Context,
  member: Pick<Claimant, 'nameKey' | 'phone'>,
  ticket: string,
): Claim {
  return {
    ticket,
    siteId: ctx.site.id,
    deviceId: ctx.deviceId,
    purpose: 'new-device',
    subject: subjectOf(keys, member.nameKey, member.phone),
  };
}
