import type { DomainFactory, Platform } from '@lobby/platform-kernel/domain/domain';
import { bindingHandlers } from './bindings/binding-handlers.ts';
import type { RunBinding } from './bindings/run-binding.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { passwordHandlers } from './password/password-handlers.ts';
import { profileHandlers, type WithdrawalsOfMember } from './profile/profile.ts';

/**
 * What members change about themselves: phone, mailbox, name, login password, passkeys, profile.
 * @param runBinding runs what binds a phone or mailbox; nothing else does.
 */
export const accountDomain =
  (withdrawals: WithdrawalsOfMember, runBinding: (platform: Platform) => RunBinding): DomainFactory =>
  platform => ({
    id: 'account',
    handlers: [
      ...bindingHandlers({ ...platform, runBinding: runBinding(platform) }),
      ...passwordHandlers(platform),
      ...passkeyHandlers(platform),
      ...profileHandlers(withdrawals),
    ],
  });
