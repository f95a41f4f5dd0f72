import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { memberMessages } from '../../messages/index.ts';
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx';

export interface SubmitFeedbackViewProps extends FeedbackFormProps {
  /** After one was sent: write another, or look at the list. */
  onAnother(): void;
  onList(): void;
}

/** The form of a feedback, and what is said once it is sent. */
export function SubmitFeedbackView(props: SubmitFeedbackViewProps) {
  const { state, onAnother, onList } = props;
  const t = useText(memberMessages);
  if (state.step !== 'sent') return <FeedbackForm {...props} />;
  return (
    <div role="status">
      <EmptyState
        icon="success"
        title={t('member.feedback.sent')}
        hint={t('member.feedback.sentHint')}
        action={
          <>
            <Button variant="primary" onClick={onList}>
              {t('member.feedback.toList')}
            </Button>
            <Button onClick={onAnother}>{t('member.feedback.another')}</Button>
          </>
        }
      />
    </div>
  );
}
