import { contract } from '@lobby/api-client/contract';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { checkCode, resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';

const calls = contract.withdrawalPassword;

/** The withdrawal password: set, change, forgotten. */
export function passwordCalls(platform: Platform): Implementation[] {
  return [
    implement(calls.setWithdrawalPassword, async (input, ctx) => {
      await setPassword(platform, ctx, input);
      return null;
    }),
    implement(calls.checkWithdrawalPasswordCode, async (proof, ctx) => ({
      ticket: await checkCode(platform, ctx, proof),
    })),
    implement(calls.resetWithdrawalPassword, async (input, ctx) => {
      await resetPassword(platform, ctx, input);
      return null;
    }),
  ];
}
