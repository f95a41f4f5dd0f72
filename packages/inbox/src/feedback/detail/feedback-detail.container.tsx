import { FeedbackDetailView } from './feedback-detail.view.tsx';
import { useFeedbackDetail } from './use-feedback-detail.ts';

/** One feedback at work. */
export function FeedbackDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { state, send, confirm, feedback, failure, isRetrying, retry } = useFeedbackDetail(id, onClose);
  return (
    <FeedbackDetailView
      state={state}
      feedback={feedback}
      failure={failure}
      isRetrying={isRetrying}
      send={send}
      onConfirm={() => void confirm()}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
