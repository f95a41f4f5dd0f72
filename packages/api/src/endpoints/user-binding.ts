import { userBinding } from '@lobby/api-client/contract/site/user-binding';
import { mayHaveRun, reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import type { SerializedError } from '@reduxjs/toolkit';
import { api } from '../query/api.ts';
import { memberChanged } from '../query/changed-elsewhere.ts';
import { mutation } from '../query/define.ts';
import { toFailure } from '../query/to-failure.ts';

/** The dialogs show refusals themselves; what was bound shows in `member/info` and `member/profile` afterwards. */
const changesMember = {
  onRefusal: 'caller',
  invalidatesTags: (_: unknown, error?: Failed) => (mayHaveChanged(error) ? ['Member' as const] : []),
  onQueryStarted: notifyOtherTabs,
} as const;

/** A new password ends the member's other sessions. */
const changesPassword = {
  onRefusal: 'caller',
  invalidatesTags: (_: unknown, error?: Failed) =>
    mayHaveChanged(error) ? (['Member', 'Devices'] as const) : [],
  onQueryStarted: notifyOtherTabs,
} as const;

type Failed = ApiFailure | SerializedError;

/** Whether what is known of the member may be old: the call may have been executed, or the reason is what was bound before. */
function mayHaveChanged(error: Failed | undefined): boolean {
  if (!error) return true;
  const failure = toFailure(error);
  return mayHaveRun(failure, 'change') || reasonOf(failure) !== undefined;
}

function notifyOtherTabs(
  _: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<unknown> },
): Promise<void> {
  return queryFulfilled.then(memberChanged.notify, () => {});
}

/** `/site/api/v1/user/bind*`: phone, mailbox, name and login password of the member. */
export const userBindingEndpoints = api.injectEndpoints({
  endpoints: () => ({
    bindPhone: mutation(userBinding.bindPhone, changesMember),
    bindEmail: mutation(userBinding.bindEmail, changesMember),
    bindOther: mutation(userBinding.bindOther, changesMember),
    bindFromDeposit: mutation(userBinding.bindFromDeposit, changesMember),
    bindPassword: mutation(userBinding.bindPassword, changesPassword),
    bindPasswordByPhone: mutation(userBinding.bindPasswordByPhone, changesPassword),
    bindPasswordByEmail: mutation(userBinding.bindPasswordByEmail, changesPassword),
  }),
});

export const {
  useBindPhoneMutation,
  useBindEmailMutation,
  useBindOtherMutation,
  useBindFromDepositMutation,
  useBindPasswordMutation,
  useBindPasswordByPhoneMutation,
  useBindPasswordByEmailMutation,
} = userBindingEndpoints;
