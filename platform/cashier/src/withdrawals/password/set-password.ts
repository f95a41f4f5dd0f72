import { boundMember, isReachable } from '@lobby/platform-identity/account/bound-member';
import { type Confirmation, confirmChange } from '@lobby/platform-identity/account/second-factor';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type ChosenPassword, demandFit } from './chosen-password.ts';
import { storedHash, storePassword } from './store-password.ts';
import { tryPassword } from './try-password.ts';

interface NewPassword extends ChosenPassword {
  readonly oldPassword?: string | undefined;
  readonly confirmation?: Confirmation | undefined;
  /** The language of the notice to phone and mailbox. */
  readonly langx: string;
}

/**
 * Sets the withdrawal password by a code, or changes it by a code and the old one, compared after the code because a
 * hash is expensive.
 * @throws Refusal 'unbound-phone', 'data-exists' when the old one is missing; as `confirmChange` and `tryPassword`.
 */
export async function setPassword(
  platform: Platform,
  ctx: Context,
  { oldPassword, confirmation, langx, ...chosen }: NewPassword,
): Promise<void> {
  const member = await boundMember(ctx);
  if (!isReachable(member)) throw new Refusal('unbound-phone');
  const { birthday } = await factsOfMember(ctx.db, member.id);
  demandFit(chosen, { phone: member.phone, birthday });
  const former = await storedHash(ctx.db, member.id);
  if (former !== undefined && oldPassword === undefined)
    throw new Refusal('data-exists', { reason: 'withdrawal-password-set' });
  if (former !== undefined && oldPassword === chosen.password)
    throw new Refusal('invalid-parameter', { reason: 'password-unchanged' });

  const permit = await confirmChange(platform, ctx, member, 'withdrawal-password', confirmation);
  const proven =
    former === undefined || oldPassword === undefined
      ? undefined
      : await tryPassword(ctx.db, platform.passwords, {
          memberId: member.id,
          typed: oldPassword,
          now: ctx.clock.now(),
        });
  const hash = await platform.passwords.hash(chosen.password);
  await storePassword(platform, ctx, member, { hash, former: proven, permit, langx });
}
