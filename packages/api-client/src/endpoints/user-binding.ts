import { api } from '../api/api.ts';
import { mutation } from '../api/define.ts';
import { userBinding } from '../contract/site/user-binding.ts';

/** The dialogs show refusals themselves; what was bound shows in `member/info` and `member/profile` afterwards. */
const changesMember = {
  onRefusal: 'caller',
  invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : ['Member' as const]),
} as const;

/** A new password ends the member's other sessions. */
const changesPassword = {
  onRefusal: 'caller',
  invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : (['Member', 'Devices'] as const)),
} as const;

/** `/site/api/v1/user/bind*`: phone, mailbox, name and login password of the member. */
const userBindingEndpoints = api.injectEndpoints({
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
