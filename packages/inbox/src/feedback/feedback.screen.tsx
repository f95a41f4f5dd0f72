import { pollWhileVisible } from '@lobby/api';
import { useUnreadFeedbackQuery } from '@lobby/api/endpoints/user-feedback';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeedbackView } from './feedback.view.tsx';
import { FeedbackList } from './list/feedback-list.container.tsx';
import { SubmitFeedback } from './submit/submit-feedback.container.tsx';

/** Feedback to the operator: writing one, and those that were sent. */
export default function FeedbackScreen() {
  const [params] = useSearchParams();
  const isList = params.get('view') === 'list';
  return (
    <FeedbackView
      shown={isList ? 'list' : 'submit'}
      unread={useUnreadFeedback()}
      submit={<SubmitFeedback />}
      list={isList && <FeedbackList />}
    />
  );
}

const everyMs = 60_000;

/** How many answers the member has not opened; 0 while that is unknown. Asked again every minute a page is visible. */
function useUnreadFeedback(): number {
  const { data, refetch } = useUnreadFeedbackQuery();
  useEffect(() => pollWhileVisible(() => void refetch(), everyMs), [refetch]);
  return data?.count ?? 0;
}
