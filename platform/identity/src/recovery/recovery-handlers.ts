import { contract } from '@lobby/api-client/contract';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaGate } from '../captcha/captcha-gate.ts';
import { recoveryWays } from '../codes/recovery-ways.ts';
import { createRecovery } from './recovery.ts';

const calls = contract.userRecovery;

/** forgetByPhone and forgetByEmail: send, verify, reset. */
export function recoveryHandlers(platform: Platform, gate: CaptchaGate): Implementation[] {
  const phone = createRecovery(platform, gate, recoveryWays.phone);
  const email = createRecovery(platform, gate, recoveryWays.email);
  return [
    implement(calls.forgetByPhoneOne, (input, ctx) =>
      phone.ask(ctx, { ...input, target: input.phone }, input),
    ),
    implement(calls.forgetByPhoneTwo, (input, ctx) =>
      phone.prove(ctx, { ...input, target: input.phone }, input),
    ),
    implement(calls.forgetByPhoneThree, (input, ctx) =>
      phone.reset(ctx, { ...input, target: input.phone }, input),
    ),
    implement(calls.forgetByEmailOne, (input, ctx) =>
      email.ask(ctx, { ...input, target: input.email }, input),
    ),
    implement(calls.forgetByEmailTwo, (input, ctx) =>
      email.prove(ctx, { ...input, target: input.email }, input),
    ),
    implement(calls.forgetByEmailThree, (input, ctx) =>
      email.reset(ctx, { ...input, target: input.email }, input),
    ),
  ];
}
