import { toFailure } from '@lobby/api';
import {
  useEndSessionMutation,
  useLogoutEverywhereMutation,
  useMemberSessionsQuery,
} from '@lobby/api/endpoints/user-devices';
import { endSession, loggedOut } from '@lobby/api/session';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { authMessages, type MessageId } from '../messages/index.ts';
import { devicesFlow, type SessionsToEnd, startDevices } from './devices.flow.ts';

/** The sessions of the member, and how to end them: the only place of the dialog that calls the API. */
export function useDevices() {
  const [state, send] = useReducer(devicesFlow, startDevices);
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const { data: sessions, error, isFetching, refetch } = useMemberSessionsQuery();
  const [endThem] = useLogoutEverywhereMutation();
  const [endOne] = useEndSessionMutation();

  async function confirm(): Promise<void> {
    if (state.step !== 'asking') return;
    const { target } = state;
    send({ type: 'confirmed' });
    const answer =
      typeof target === 'object'
        ? await endOne({ id: target.id })
        : await endThem({ keepCurrent: target === 'others' });
    if (answer.error) return send({ type: 'failed', failure: toFailure(answer.error) });
    send({ type: 'ended' });
    toast.success(t(endedWords(target)));
    if (target !== 'everywhere') return;
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

function endedWords(target: SessionsToEnd): MessageId {
  if (target === 'everywhere') return 'auth.devices.everywhereEnded';
  return target === 'others' ? 'auth.devices.othersEnded' : 'auth.devices.oneEnded';
}
