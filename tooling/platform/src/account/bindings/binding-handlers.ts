import { contract } from '@lobby/api-client/contract';
import { contacts } from '../../access/codes/contacts.ts';
import type { Platform } from '../../kernel/domain.ts';
import { type Implementation, implement } from '../../kernel/implement.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { boundMember } from '../bound-member.ts';
import { bindContact } from './bind-contact.ts';
import { bindOther, readRealName } from './bind-other.ts';

const calls = contract.userBinding;

/** bindPhone, bindEmail, bindOther, bindFromDeposit. */
export function bindingHandlers(platform: Platform): Implementation[] {
  return [
    implement(calls.bindPhone, async ({ phone, ticket, code, confirmation, langx }, ctx) => {
      const member = await boundMember(ctx);
      const proof = { ticket, code };
      await bindContact(platform, ctx, member, {
        contact: contacts.phone,
        typed: phone,
        proof,
        confirmation,
        langx,
      });
      return null;
    }),
    implement(calls.bindEmail, async ({ email, ticket, code, confirmation, langx }, ctx) => {
      const member = await boundMember(ctx);
      const proof = { ticket, code };
      await bindContact(platform, ctx, member, {
        contact: contacts.email,
        typed: email,
        proof,
        confirmation,
        langx,
      });
      return null;
    }),
    implement(calls.bindFromDeposit, async ({ phone, ticket, code, confirmation, ...input }, ctx) => {
      const realName = readRealName(input.realName);
      const member = await boundMember(ctx);
      if (member.real_name !== '') throw new Refusal('data-exists', { reason: 'real-name-set' });
      if (member.phone !== '') throw new Refusal('data-exists', { reason: 'phone-set' });
      const proof = { ticket, code };
      await bindContact(platform, ctx, member, {
        contact: contacts.phone,
        typed: phone,
        proof,
        confirmation,
        realName,
      });
      return null;
    }),
    bindOther,
  ];
}
