import { serverNow, toFailure } from '@lobby/api-client/api';
import { useBindOtherMutation } from '@lobby/api-client/endpoints/user-binding';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer, useState } from 'react';
import { profileMessages } from '../profile/messages/index.ts';
import { birthdayFlow, startBirthday } from './birthday.flow.ts';

/** Saves the birthday: the only place of the dialog that calls the API. `onDone`: it is saved. */
export function useBirthday(onDone: () => void) {
  const [state, send] = useReducer(birthdayFlow, startBirthday);
  const [now] = useState(serverNow);
  const t = useText(profileMessages);
  const [save] = useBindOtherMutation();

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    const { birthday } = state;
    send({ type: 'confirmed' });
    const answer = await save({ birthday });
    if (answer.error) return send({ type: 'failed', failure: toFailure(answer.error) });
    send({ type: 'saved' });
    toast.success(t('profile.birthday.saved'));
    onDone();
  }

  return { state, send, now, confirm };
}
