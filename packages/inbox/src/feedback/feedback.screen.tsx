import { useSearchParams } from 'react-router-dom';
import { FeedbackView } from './feedback.view.tsx';
import { FeedbackList } from './list/feedback-list.container.tsx';
import { SubmitFeedback } from './submit/submit-feedback.container.tsx';
import { useUnreadFeedback } from './use-unread-feedback.ts';

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
