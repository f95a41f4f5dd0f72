import { toFailure } from '@lobby/api';
import {
  useAddAvatarMutation,
  useAvatarListQuery,
  useMemberProfileQuery,
} from '@lobby/api/endpoints/user-profile';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { profileMessages } from '../messages/profile/index.ts';
import { avatarsFlow, startAvatars } from './avatars.flow.ts';

/** The avatars to choose from, and saving one: the only place of the dialog that calls the API. */
export function useAvatars(onDone: () => void) {
  const [state, send] = useReducer(avatarsFlow, startAvatars);
  const t = useText(profileMessages);
  const list = useAvatarListQuery();
  const { data: profile } = useMemberProfileQuery();
  const [save] = useAddAvatarMutation();

  async function submit(): Promise<void> {
    if (state.step !== 'choosing' || !state.chosen) return;
    const { chosen } = state;
    send({ type: 'submitted' });
    const answer = await save({ id: chosen });
    if (answer.error) return send({ type: 'failed', failure: toFailure(answer.error) });
    send({ type: 'saved' });
    toast.success(t('profile.avatar.saved'));
    onDone();
  }

  return {
    state,
    send,
    submit,
    current: profile?.avatar,
    ids: list.data?.map(({ id }) => id),
    failure: list.error && !list.isFetching ? toFailure(list.error) : undefined,
    retry: () => void list.refetch(),
  };
}
