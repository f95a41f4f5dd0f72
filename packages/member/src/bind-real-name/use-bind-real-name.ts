import { toFailure } from '@lobby/api-client/api';
import { useBindOtherMutation } from '@lobby/api-client/endpoints/user-binding';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { securityMessages } from '../security/messages/index.ts';
import { realNameFlow, startRealName } from './bind-real-name.flow.ts';

/** Binds the real name: the only place of the dialog that calls the API. `onDone`: it is bound. */
export function useBindRealName(onDone: () => void) {
  const [state, send] = useReducer(realNameFlow, startRealName);
  const t = useText(securityMessages);
  const [save] = useBindOtherMutation();

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    const { realName } = state;
    send({ type: 'confirmed' });
    const { error } = await save({ realName });
    if (error) return send({ type: 'failed', failure: toFailure(error) });
    send({ type: 'saved' });
    toast.success(t('security.realName.done'));
    onDone();
  }

  return { state, send, confirm };
}
