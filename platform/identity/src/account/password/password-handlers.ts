import { contract } from '@lobby/api-client/contract';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { contacts, unbound } from '../../codes/contacts.ts';
import { boundMember, isReachable } from '../bound-member.ts';
import { type CodeProof, confirmChange, proveTarget } from '../second-factor.ts';
import { changePassword, type PasswordChange } from './change-password.ts';

const calls = contract.userBinding;

/** bindPassword, bindPasswordByPhone, bindPasswordByEmail: the login password of a logged-in member. */
export function passwordHandlers(platform: Platform): Implementation[] {
  const change =
    (field: 'phone' | 'email') =>
    async ({ ticket, code, ...passwords }: PasswordChange & CodeProof, ctx: Context) => {
      const member = await boundMember(ctx);
      const target = member[field];
      if (target === '') throw unbound(contacts[field]);
      await changePassword(platform, ctx, member, passwords, () =>
        proveTarget(platform, ctx, member, { purpose: 'change-password', target, ticket, code }),
      );
      return null;
    };
  return [
    implement(calls.bindPassword, async ({ confirmation, ...passwords }, ctx) => {
      const member = await boundMember(ctx);
      if (isReachable(member) && !confirmation)
        throw new Refusal('phone-verification-required', { reason: 'confirmation-missing' });
      await changePassword(platform, ctx, member, passwords, () =>
        confirmChange(platform, ctx, member, 'change-password', confirmation),
      );
      return null;
    }),
    implement(calls.bindPasswordByPhone, change('phone')),
    implement(calls.bindPasswordByEmail, change('email')),
  ];
}
