import { useNavigate, useSearchParams } from 'react-router-dom';
import { listAddress } from '../feedback-address.ts';
import { SubmitFeedbackView } from './submit-feedback.view.tsx';
import { useSubmitFeedback } from './use-submit-feedback.ts';

/** Writing and sending a feedback, at work. */
export function SubmitFeedback() {
  const [params] = useSearchParams();
  const form = useSubmitFeedback(params.get('ticket'));
  const { draft, bets, state, send, pictures, keep, submit } = form;
  const navigate = useNavigate();
  return (
    <SubmitFeedbackView
      state={state}
      draft={draft}
      bets={bets}
      pictures={pictures.state}
      onKeep={keep}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={(kind, text) => void submit(kind, text)}
      onAdd={pictures.add}
      onRetry={pictures.retry}
      onRemove={pictures.remove}
      onLost={pictures.lose}
      onAnother={() => send({ type: 'again' })}
      onList={() => navigate(listAddress)}
    />
  );
}
