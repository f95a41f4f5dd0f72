import type { Context } from '@lobby/platform-kernel/calls/context';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { errorCode } from '@lobby/platform-kernel/database/error-code';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Contact } from '../../codes/contacts.ts';
import { forgetGuesses } from '../../codes/limits/number-guesses.ts';
import { notifyMember, sendChangeNotice } from '../../members/change-notice.ts';
import { noteProof, permitByFreshProof } from '../../members/fresh-proof.ts';
import { heldFrom } from '../../members/withdrawal-hold.ts';
import { noteSecurity } from '../../security-log/note-security.ts';
import type { BoundMember } from '../bound-member.ts';
import {
  type CodeProof,
  type Confirmation,
  claimPermits,
  confirmChange,
  proveTarget,
} from '../second-factor.ts';
import type { RunBinding } from './run-binding.ts';

/** The phone or mailbox to bind, with what proves that the member holds it and may. */
export interface NewContact extends CodeProof {
  readonly contact: Contact;
  /** As it was typed. */
  readonly typed: string;
  readonly confirmation?: Confirmation | undefined;
  /** The language of the notice to the former one; without it zh-CN. */
  readonly langx?: string;
  /** Bound in the same step, for a member who has none. */
  readonly realName?: string;
}

const uniqueViolation = '23505';

/**
 * Binds a phone or mailbox, or changes the bound one (docs/security.md#phone-mailbox-name-password). What this session has
 * just bound confirms the first of the other.
 * @throws Refusal 'data-exists' when another member has it, after the code sent there was right; as `confirmChange`
 *   and `proveTarget`.
 */
export async function bindContact(
  { runBinding, ...platform }: Platform & { readonly runBinding: RunBinding },
  ctx: Context,
  member: BoundMember,
  { contact, typed, ticket, code, confirmation, langx, realName }: NewContact,
): Promise<void> {
  const { field } = contact;
  const target = contact.read(typed);
  const former = member[field];
  if (contact.key(former) === contact.key(target))
    throw new Refusal('invalid-parameter', { reason: `${field}-unchanged` });
  const fresh =
    former === '' && !confirmation ? await permitByFreshProof(platform.keys, ctx, member) : undefined;
  const permit = fresh ?? (await confirmChange(platform, ctx, member, `change-${field}`, confirmation));
  const proven = await proveTarget(platform, ctx, member, {
    purpose: `bind-${field}`,
    target,
    ticket,
    code,
  });

  const now = ctx.clock.now();
  const replaces = former !== '';
  // What no code told is a day old before money leaves by it, as what was changed.
  const holds = replaces || fresh !== undefined;
  const bind = runBinding(ctx, async trx => {
    const bound = await claimPermits(trx, member, [permit, proven]);
    if (realName !== undefined && bound.real_name !== '')
      throw new Refusal('data-exists', { reason: 'real-name-set' });
    await trx
      .updateTable('members')
      .set({
        [field]: target,
        ...(field === 'email' ? { email_key: contact.key(target) } : {}),
        ...(holds ? { withdrawals_held_until: heldFrom(now) } : {}),
        ...(realName === undefined ? {} : { real_name: realName }),
      })
      .where('id', '=', member.id)
      .execute();
    // A proof is not prolonged by what it permits.
    if (!fresh) await noteProof(trx, platform.keys, ctx, member.name_key, target);
    // Codes under way were sent to what is no longer the member's.
    if (replaces) await trx.deleteFrom('verifications').where('member_id', '=', member.id).execute();
    const kind = replaces ? (`${field}-changed` as const) : (`${field}-bound` as const);
    await noteSecurity(ctx, { kind, memberId: member.id }, trx);
    if (realName !== undefined)
      await noteSecurity(ctx, { kind: 'real-name-bound', memberId: member.id }, trx);
  });
  await bind.catch(error => {
    throw errorCode(error) === uniqueViolation
      ? new Refusal('data-exists', { reason: `${field}-taken` })
      : error;
  });

  if (field === 'phone') await forgetGuesses(ctx.db, member.id);
  // No code told what confirmed it.
  if (fresh) notifyMember(platform, ctx.site, member, { change: `${field}-bound`, langx });
  if (replaces) {
    const notice = { change: field, field, to: former, locale: localeOf(langx) };
    sendChangeNotice(platform, ctx.site, notice);
  }
}
