import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Transaction } from 'kysely';
import type { CodeAbout } from '../codes/code-about.ts';
import type { Purpose } from '../codes/codes.tables.ts';
import { contacts, unbound } from '../codes/contacts.ts';
import { subjectOf, tryCode, useUp } from '../codes/verifications.ts';
import { lockMember } from '../members/lock-member.ts';
import { type BoundMember, isReachable } from './bound-member.ts';
import type { PasskeyPurpose } from './passkeys/passkeys.tables.ts';
import { type PasskeyProof, provePasskey } from './passkeys/prove-passkey.ts';

/** A code, and the ticket of the verification it was sent for. */
export interface CodeProof {
  readonly ticket: string;
  readonly code: string;
}

/** A code that was sent to what is bound, or an assertion of a passkey. */
export type Confirmation =
  | (CodeProof & { readonly via: 'phone' | 'email' })
  | (PasskeyProof & { readonly via: 'passkey' });

/**
 * Uses up the proof in the transaction of the change that it permits. False when a concurrent call has just done so:
 * nothing may be changed.
 */
export type Permit = (trx: Transaction<Tables>) => Promise<boolean>;

/** What a code has to have been sent for. */
interface Wanted {
  readonly purpose: Purpose;
  readonly target: string;
  readonly about?: CodeAbout | undefined;
}

/** Checks a code sent for this purpose to this target. @throws Refusal as `tryCode`. */
export async function proveTarget(
  { keys }: Pick<Platform, 'keys'>,
  ctx: Context,
  member: BoundMember,
  { purpose, target, about, ticket, code }: CodeProof & Wanted,
): Promise<Permit> {
  const subject = subjectOf(keys, member.name_key, target, about);
  const claim = { ticket, siteId: ctx.site.id, deviceId: ctx.deviceId, purpose, subject };
  const { id } = await tryCode(ctx.db, keys, claim, code, ctx.clock.now());
  return trx => useUp(trx, id);
}

/**
 * Checks the code or passkey that permits a change. Undefined for a member with neither phone nor mailbox.
 * @param about what else the code was sent for.
 * @throws Refusal 'phone-verification-required'; as `tryCode` and `provePasskey`, with `{confirmation: true}`.
 */
export async function confirmChange(
  platform: Pick<Platform, 'keys' | 'limits' | 'config'>,
  ctx: Context,
  member: BoundMember,
  purpose: PasskeyPurpose,
  confirmation: Confirmation | undefined,
  about?: CodeAbout,
): Promise<Permit | undefined> {
  if (!isReachable(member)) return undefined;
  if (!confirmation) throw new Refusal('phone-verification-required', { reason: 'confirmation-missing' });
  try {
    if (confirmation.via === 'passkey') return await provePasskey(platform, ctx, purpose, confirmation);
    const target = member[confirmation.via];
    if (target !== '')
      return await proveTarget(platform, ctx, member, { ...confirmation, purpose, target, about });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.result, { data: { ...error.data, confirmation: true } });
  }
  throw unbound(contacts[confirmation.via]);
}

/**
 * Locks the member of a change and uses up what permits it; begins the transaction of the change.
 * @throws Refusal 'authentication-code-error' when something was used meanwhile, or phone or mailbox were changed.
 */
export async function claimPermits(
  trx: Transaction<Tables>,
  member: BoundMember,
  permits: readonly (Permit | undefined)[],
) {
  const bound = await lockMember(trx, member.id);
  // What was confirmed must still be what is bound.
  if (bound.phone !== member.phone || bound.email !== member.email)
    throw new Refusal('authentication-code-error');
  for (const permit of permits) {
    if (permit && !(await permit(trx))) throw new Refusal('authentication-code-error');
  }
  return bound;
}
