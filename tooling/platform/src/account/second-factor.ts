import type { Purpose } from '../access/codes/codes.tables.ts';
import { contacts, unbound } from '../access/codes/contacts.ts';
import { subjectOf, tryCode } from '../access/codes/verifications.ts';
import type { Context } from '../kernel/context.ts';
import type { Platform } from '../kernel/domain.ts';
import { Refusal } from '../kernel/refusal.ts';
import { type BoundMember, isReachable } from './bound-member.ts';

/** A code, and the ticket of the verification it was sent for. */
export interface CodeProof {
  readonly ticket: string;
  readonly code: string;
}

/** A code that was sent to what is bound. */
export interface Confirmation extends CodeProof {
  readonly via: 'phone' | 'email';
}

/** Checks a code sent for this purpose to this target and returns its verification. @throws Refusal as `tryCode`. */
export async function proveTarget(
  { keys }: Pick<Platform, 'keys'>,
  ctx: Context,
  member: BoundMember,
  { purpose, target, ticket, code }: CodeProof & { readonly purpose: Purpose; readonly target: string },
): Promise<string> {
  const subject = subjectOf(keys, member.name_key, target);
  const claim = { ticket, siteId: ctx.site.id, deviceId: ctx.deviceId, purpose, subject };
  const { id } = await tryCode(ctx.db, keys, claim, code, ctx.clock.now());
  return id;
}

/**
 * Checks the code that permits a change, sent to the phone or mailbox bound already, and returns its verification;
 * undefined for a member with neither.
 * @throws Refusal 'phone-verification-required' without a code; otherwise as `tryCode`, with `{confirmation: true}`.
 */
export async function confirmChange(
  platform: Pick<Platform, 'keys'>,
  ctx: Context,
  member: BoundMember,
  purpose: 'change-phone' | 'change-email',
  confirmation: Confirmation | undefined,
): Promise<string | undefined> {
  if (!isReachable(member)) return undefined;
  if (!confirmation) throw new Refusal('phone-verification-required', { reason: 'confirmation-missing' });
  const target = member[confirmation.via];
  if (target === '') throw unbound(contacts[confirmation.via]);
  try {
    return await proveTarget(platform, ctx, member, { ...confirmation, purpose, target });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.result, { data: { confirmation: true } });
    throw error;
  }
}
