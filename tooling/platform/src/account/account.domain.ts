import type { DomainFactory } from '../kernel/domain.ts';
import { bindingHandlers } from './bindings/binding-handlers.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { passwordHandlers } from './password/password-handlers.ts';
import { type PayoutsOfMember, profileHandlers } from './profile/profile.ts';

/** What members change about themselves: phone, mailbox, name, login password, passkeys, profile. */
export const accountDomain =
  (payouts: PayoutsOfMember): DomainFactory =>
  platform => ({
    id: 'account',
    handlers: [
      ...bindingHandlers(platform),
      ...passwordHandlers(platform),
      ...passkeyHandlers(platform),
      ...profileHandlers(payouts),
    ],
  });
