import { contract } from '@lobby/api-client/contract';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { contacts } from '../../codes/contacts.ts';
import { boundMember } from '../bound-member.ts';
import { bindContact } from './bind-contact.ts';
import { bindOther, readRealName } from './bind-other.ts';
import type { RunBinding } from './run-binding.ts';

const calls = contract.userBinding;

/** bindPhone, bindEmail, bindOther, bindFromDeposit. */
export function bindingHandlers(platform: Platform & { readonly runBinding: RunBinding }): Implementation[] {
  return [
    implement(calls.bindPhone, async ({ phone, ...proof }, ctx) => {
      const change = { contact: contacts.phone, typed: phone, ...proof };
      await bindContact(platform, ctx, await boundMember(ctx), change);
      return null;
    }),
    implement(calls.bindEmail, async ({ email, ...proof }, ctx) => {
      const change = { contact: contacts.email, typed: email, ...proof };
      await bindContact(platform, ctx, await boundMember(ctx), change);
      return null;
    }),
    implement(calls.bindFromDeposit, async ({ phone, realName, ...proof }, ctx) => {
      const change = { contact: contacts.phone, typed: phone, realName: readRealName(realName), ...proof };
      const member = await boundMember(ctx);
      if (member.real_name !== '') throw new Refusal('data-exists', { reason: 'real-name-set' });
      if (member.phone !== '') throw new Refusal('data-exists', { reason: 'phone-set' });
      await bindContact(platform, ctx, member, change);
      return null;
    }),
    bindOther,
  ];
}
