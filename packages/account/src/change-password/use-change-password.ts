import { refetchNow, toFailure } from '@lobby/api';
import {
  useBindPasswordByEmailMutation,
  useBindPasswordByPhoneMutation,
  useBindPasswordMutation,
} from '@lobby/api/endpoints/user-binding';
import { useMemberProfileQuery } from '@lobby/api/endpoints/user-profile';
import { passwordChanged } from '@lobby/api/session';
import { mayHaveRun, reasonOf } from '@lobby/api-client/refusal-reasons';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { md5Hex } from '@lobby/verification/codes/md5';
import { codeFor, type KnownMember, useAskCode, usePasskeyProof } from '@lobby/verification/confirm';
import { useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { securityMessages } from '../messages/security/index.ts';
import { changePasswordFlow, startChangePassword } from './change-password.flow.ts';
import type { PasswordValues } from './change-password.form.ts';

/** Changes the login password: the only place of the dialog that calls the API, except for asking for a code. */
export function useChangePassword({ name, bound, askAgain }: KnownMember, onDone: () => void) {
  const isBound = { phone: bound.phone !== '', email: bound.email !== '' };
  const [state, send] = useReducer(changePasswordFlow, isBound, startChangePassword);
  const t = useText(securityMessages);
  const dispatch = useDispatch();
  const code = useAskCode('change-password', name);
  const passkey = usePasskeyProof('change-password');
  const [byPassword] = useBindPasswordMutation();
  const [byPhone] = useBindPasswordByPhoneMutation();
  const [byEmail] = useBindPasswordByEmailMutation();
  const profile = useMemberProfileQuery();
  /** When the password was changed last before a call that may have changed it, ms. */
  const before = useRef<number>(undefined);

  /** After a call that may have been executed only the profile knows whether it has changed the password. */
  async function isChanged(): Promise<boolean> {
    if (before.current === undefined) return false;
    const data = await refetchNow(profile);
    return data !== undefined && data.passwordChangedAt > before.current;
  }

  async function submit({ old, password, repeat, code: digits }: PasswordValues): Promise<void> {
    if (state.step !== 'entering') return;
    const { via } = state;
    const sent = via && codeFor(code.state, via);
    if (via && via !== 'passkey' && !sent) return;
    const confirmation = via === 'passkey' ? await passkey.ask() : undefined;
    if (via === 'passkey' && !confirmation) return;
    send({ type: 'submitted' });
    const changedAt = profile.data?.passwordChangedAt;
    const secrets = {
      oldPassword: md5Hex(old),
      password: md5Hex(password),
      secondPassword: md5Hex(repeat),
      langx: currentLocale(),
    };
    const proof = { ticket: sent?.ticket ?? '', code: digits };
    const { error } = await (via === undefined || via === 'passkey'
      ? byPassword({ ...secrets, confirmation })
      : (via === 'phone' ? byPhone : byEmail)({ ...secrets, ...proof }));
    const failure = error && toFailure(error);
    if (failure && mayHaveRun(failure, 'change')) before.current ??= changedAt;
    if (failure && !(await isChanged())) {
      code.send({ type: 'refused', failure });
      send({ type: 'failed', failure });
      if (reasonOf(failure) === 'confirmation-missing') askAgain();
      return;
    }
    code.send({ type: 'used' });
    send({ type: 'saved' });
    dispatch(passwordChanged());
    toast.success(t('security.changePassword.done'));
    onDone();
  }

  return { state, send, code, passkey, submit };
}
