import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import { useBindOtherMutation } from '@lobby/api/endpoints/user-binding';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { bindContactDialog } from '../bind-contact/bind-contact.dialog.ts';
import { securityMessages } from '../messages/security/index.ts';
import { keepTypedName, takeTypedName } from '../set-once/typed-name.ts';
import { useSetOnce } from '../set-once/use-set-once.ts';
import type { BindRealName } from './bind-real-name.payload.ts';

/**
 * Binds the real name: the only place of the dialog that calls the API. `onDone`: it is bound. With the phone, it goes on
 * to the dialog that binds both.
 */
export function useBindRealName({ withPhone }: BindRealName, onDone: () => void) {
  const t = useText(securityMessages);
  const dispatch = useDispatch();
  const [save] = useBindOtherMutation();
  const info = useMemberInfoQuery({}, { skip: !withPhone });
  const [typed] = useState(takeTypedName);
  const { confirm, ...rest } = useSetOnce(
    realName => save({ realName }),
    'real-name-set',
    () => {
      toast.success(t('security.realName.done'));
      onDone();
    },
    typed,
  );
  const { state } = rest;

  async function confirmOrGoOn(): Promise<void> {
    const member = withPhone ? (info.data ?? (await info.refetch()).data) : undefined;
    // A phone that was bound meanwhile, in another tab, would be asked for as a change.
    if (withPhone && !member?.bindPhone && state.step === 'asking') {
      keepTypedName(state.value);
      dispatch(bindContactDialog.replace({ contact: 'phone', realName: state.value }));
    } else await confirm();
  }

  return { ...rest, confirm: confirmOrGoOn };
}
