import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { notifyMember } from '../../members/change-notice.ts';
import { noteSecurity } from '../../security-log/note-security.ts';
import type { BoundMember } from '../bound-member.ts';
import { claimPermits, confirmChange } from '../second-factor.ts';

type RemovePasskey = ParsedRequestOf<typeof contract.userPasskeys.removePasskey>;

/**
 * Removes a passkey of the member, and notifies phone and mailbox.
 * @throws Refusal as `confirmChange`; 'not-found' when the member has none of this id, which uses nothing up.
 */
export async function removePasskey(
  platform: Platform,
  ctx: Context,
  member: BoundMember,
  { id, confirmation, langx }: RemovePasskey,
): Promise<void> {
  const permit = await confirmChange(platform, ctx, member, 'remove-passkey', confirmation);
  await ctx.db.transaction().execute(async trx => {
    await claimPermits(trx, member, [permit]);
    const removed = await trx
      .deleteFrom('passkeys')
      .where('member_id', '=', member.id)
      .where('site_id', '=', ctx.site.id)
      .where('credential_id', '=', id)
      .returning('device_label')
      .executeTakeFirst();
    if (!removed) throw new Refusal('not-found');
    const note = { kind: 'passkey-removed', memberId: member.id, about: removed.device_label } as const;
    await noteSecurity(ctx, note, trx);
  });
  notifyMember(platform, ctx.site, member, { change: 'passkey-removed', langx });
}
