import { type BoundMember, isReachable } from '@lobby/platform-identity/account/bound-member';
import { type CodeProof, type Permit, proveTarget } from '@lobby/platform-identity/account/second-factor';
import type { CodeAbout } from '@lobby/platform-identity/codes/code-about';
import { contacts, unbound } from '@lobby/platform-identity/codes/contacts';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { storedHash } from '../password/store-password.ts';
import { missing, tryPassword } from '../password/try-password.ts';

/** What a member proves a withdrawal with. */
export interface WithdrawalProof {
  readonly password?: string | undefined;
  readonly confirmation?: (CodeProof & { readonly via: 'phone' | 'email' }) | undefined;
}

/** What was proven, to be checked again under the member's lock. */
export interface Proven {
  /** Uses up the code. */
  readonly permit?: Permit;
  /** The hash of the withdrawal password that matched. */
  readonly passwordHash?: string;
}

/**
 * Checks the second factor of a withdrawal: the withdrawal password where the site asks for it, otherwise a code that was
 * sent for this account and amount.
 * @throws Refusal as `tryPassword` and `proveTarget`; 'unbound-phone' when no code can reach the member.
 */
export async function proveWithdrawal(
  platform: Platform,
  ctx: Context,
  member: BoundMember,
  { password, confirmation }: WithdrawalProof,
  about: CodeAbout,
): Promise<Proven> {
  if (ctx.site.withdrawalPassword) {
    if (password === undefined) throw await needed(ctx, member);
    const one = { memberId: member.id, typed: password, now: ctx.clock.now() };
    return { passwordHash: await tryPassword(ctx.db, platform.passwords, one) };
  }
  if (!isReachable(member)) throw new Refusal('unbound-phone');
  if (!confirmation) throw new Refusal('phone-verification-required', { reason: 'confirmation-missing' });
  const { via, ...proof } = confirmation;
  const target = member[via];
  if (target === '') throw unbound(contacts[via]);
  const wanted = { purpose: 'withdrawal', target, about } as const;
  return { permit: await proveTarget(platform, ctx, member, { ...proof, ...wanted }) };
}

async function needed(ctx: Context, { id }: BoundMember): Promise<Refusal> {
  if ((await storedHash(ctx.db, id)) === undefined) return missing();
  return new Refusal('password-check-failure', { reason: 'withdrawal-password-needed' });
}
