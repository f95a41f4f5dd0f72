import { toFailure } from '@lobby/api-client/endpoints';
import { useLogoutEverywhereMutation, useMemberSessionsQuery } from '@lobby/api-client/endpoints/access';
import { endSession, loggedOut } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import { devicesFlow, startDevices } from './devices.flow.ts';

/** The sessions of the member, and how to end them: the only place of the dialog that calls the API. */
export function useDevices() {
  const [state, send] = useReducer(devicesFlow, startDevices);
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const { data: sessions, error, isFetching, refetch } = useMemberSessionsQuery();
  const [endThem] = useLogoutEverywhereMutation();

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    const keepCurrent = state.reach === 'others';
    send({ type: 'confirmed' });
    const answer = await endThem({ keepCurrent });
    if (answer.error) return send({ type: 'failed', failure: toFailure(answer.error) });
    send({ type: 'ended' });
    toast.success(t(keepCurrent ? 'auth.devices.othersEnded' : 'auth.devices.everywhereEnded'));
    if (keepCurrent) return;
    endSession();
    dispatch(loggedOut());
  }

  return {
    state,
    send,
    confirm,
    sessions,
    failure: error && !isFetching ? toFailure(error) : undefined,
    retry: () => void refetch(),
  };
}
