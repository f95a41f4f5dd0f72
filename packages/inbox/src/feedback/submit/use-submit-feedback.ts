import { toFailure } from '@lobby/api';
import { useAddFeedbackMutation } from '@lobby/api/endpoints/user-feedback';
import { readItem, removeItem, writeItem } from '@lobby/api/storage';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { startSubmission, submissionFlow } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { sentOf, usePictureAddress, usePictures } from '@lobby/pictures';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { inboxMessages } from '../../messages/index.ts';
import type { FeedbackKind } from '../feedback-kinds.ts';
import { useOwnBets } from './about-bet.ts';
import { aboutTickets, type FeedbackDraft, feedbackDraftItem, isWorthKeeping } from './feedback-draft.ts';

const emptyDraft: FeedbackDraft = { kind: '', text: '', pictures: [] };

/**
 * A feedback being written: kept as a draft of this browser until it is sent or the session ends.
 * @param tickets ids of the address, of tickets that it is about.
 */
export function useSubmitFeedback(tickets: string | null) {
  const t = useText(inboxMessages);
  const [draft, setDraft] = useState(() =>
    aboutTickets(readItem(feedbackDraftItem) ?? emptyDraft, tickets, ids =>
      t('inbox.feedback.about', { tickets: ids }),
    ),
  );
  const [kind, setKind] = useState(draft.kind);
  const [state, send] = useReducer(submissionFlow<ApiFailure>, startSubmission);
  const bets = useOwnBets(kind === 'betting');
  const pictures = usePictures(draft.pictures, usePictureAddress());
  const [add] = useAddFeedbackMutation();
  const { clear, loseAll } = pictures;

  const keep = useCallback((next: FeedbackDraft) => {
    setKind(next.kind);
    if (isWorthKeeping(next)) writeItem(feedbackDraftItem, next);
    else removeItem(feedbackDraftItem);
  }, []);

  // After the form is gone, which would keep it again.
  useEffect(() => {
    if (state.step === 'sent') removeItem(feedbackDraftItem);
  }, [state.step]);

  async function submit(kind: FeedbackKind, text: string): Promise<void> {
    const sent = sentOf(pictures.state.pictures);
    if (state.step !== 'writing' || sent.length < pictures.state.pictures.length) return;
    send({ type: 'submitted' });
    const { error } = await add({ kind, text: text.trim(), pictures: sent.map(({ id }) => id) });
    if (error) {
      const failure = toFailure(error);
      if (reasonOf(failure) === 'picture-gone') loseAll();
      return send({ type: 'failed', failure });
    }
    setDraft(emptyDraft);
    clear();
    send({ type: 'sent' });
  }

  return { draft, bets, state, send, pictures, keep, submit };
}
