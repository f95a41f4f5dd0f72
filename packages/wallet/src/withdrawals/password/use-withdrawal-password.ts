import { refetchNow, toFailure } from '@lobby/api';
import { useWithdrawalInfoQuery } from '@lobby/api/endpoints/withdraw';
import {
  useCheckWithdrawalPasswordCodeMutation,
  useResetWithdrawalPasswordMutation,
  useSetWithdrawalPasswordMutation,
} from '@lobby/api/endpoints/withdrawal-password';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { md5Hex } from '@lobby/verification/codes/md5';
import type { KnownMember } from '@lobby/verification/confirm';
import { useRef } from 'react';
import { type Confirmation, useConfirmedChange } from '../confirmed/use-confirmed-change.ts';
import { withdrawalPasswordMessages } from './messages/index.ts';
import type { PasswordValues } from './withdrawal-password.form.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';

/** Sets the withdrawal password: the only place of the dialog that calls the API, except for confirmations. */
export function useWithdrawalPassword(member: KnownMember, { does }: WithdrawalPassword, onDone: () => void) {
  const t = useText(withdrawalPasswordMessages);
  const [set] = useSetWithdrawalPasswordMutation();
  const [check] = useCheckWithdrawalPasswordCodeMutation();
  const [reset] = useResetWithdrawalPasswordMutation();
  const info = useWithdrawalInfoQuery();
  /** What a right code became; it is good for further tries of the new password. */
  const permit = useRef<{ readonly via: 'phone' | 'email'; readonly ticket: string }>(undefined);
  const purpose = does === 'reset' ? 'reset-withdrawal-password' : 'withdrawal-password';
  const change = useConfirmedChange(member, purpose, () => {
    toast.success(t(`withdrawalPassword.done.${does}`));
    onDone();
  });

  /** After a call that may have been executed: there is one now, or the hold that follows a change. */
  async function isStored(): Promise<boolean> {
    const before = info.data;
    const data = await refetchNow(info);
    if (!before || !data) return false;
    return does === 'set' ? data.hasPassword && !before.hasPassword : data.heldUntil > before.heldUntil;
  }

  async function save(values: PasswordValues, confirmation: Confirmation): Promise<ApiFailure | undefined> {
    const failure = await send(values, confirmation);
    return failure && mayHaveRun(failure, 'change') && (await isStored()) ? undefined : failure;
  }

  async function send(
    { old, password, repeat }: PasswordValues,
    confirmation: Confirmation,
  ): Promise<ApiFailure | undefined> {
    const chosen = { password: md5Hex(password), secondPassword: md5Hex(repeat) };
    if (does !== 'reset' || confirmation.via === 'passkey') {
      const oldPassword = does === 'change' ? md5Hex(old) : undefined;
      const { error } = await set({ ...chosen, oldPassword, confirmation, langx: currentLocale() });
      return error && toFailure(error);
    }
    if (permit.current?.via !== confirmation.via) {
      const { data, error } = await check(confirmation);
      if (!data) return toFailure(error);
      permit.current = { via: confirmation.via, ticket: data.ticket };
    }
    const { error } = await reset({ ...chosen, ...permit.current, langx: currentLocale() });
    return error && toFailure(error);
  }

  return {
    ...change,
    submit: (values: PasswordValues) => change.submit(values.code, proof => save(values, proof)),
  };
}
