import { toFailure } from '@lobby/api';
import { useDeleteFeedbackMutation, useFeedbackInfoQuery } from '@lobby/api/endpoints/user-feedback';
import { useText } from '@lobby/i18n';
import { usePictureAddress } from '@lobby/pictures';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { inboxMessages } from '../../messages/index.ts';
import { detailFlow, startDetail } from './feedback-detail.flow.ts';

/** Reads one feedback, which marks its answer as read, and deletes it. `onGone`: it is deleted. */
export function useFeedbackDetail(id: string, onGone: () => void) {
  const t = useText(inboxMessages);
  const [state, send] = useReducer(detailFlow, startDetail);
  const { currentData, error, isFetching, refetch } = useFeedbackInfoQuery({ id });
  const [remove] = useDeleteFeedbackMutation();
  const addressOf = usePictureAddress();

  async function confirm(): Promise<void> {
    send({ type: 'confirmed' });
    const { error: failed } = await remove({ id });
    if (failed) return send({ type: 'failed', failure: toFailure(failed) });
    send({ type: 'deleted' });
    toast.success(t('inbox.feedback.deleted'));
    onGone();
  }

  return {
    state,
    send,
    confirm,
    feedback: currentData && {
      ...currentData,
      pictures: currentData.pictures.map(picture => ({ ...picture, url: addressOf(picture.url) })),
    },
    failure: error && toFailure(error),
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
