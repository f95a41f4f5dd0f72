import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useFocusKeptIn } from '@lobby/ui-kit/focus-kept';
import { Panel } from '@lobby/ui-kit/panel';
import { inboxMessages } from '../../messages/index.ts';
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx';

export interface SubmitFeedbackViewProps extends FeedbackFormProps {
  /** After one was sent: write another, or look at the list. */
  onAnother(): void;
  onList(): void;
}

/** The form of a feedback, and what is said once it is sent. */
export function SubmitFeedbackView(props: SubmitFeedbackViewProps) {
  const { state, onAnother, onList } = props;
  const kept = useFocusKeptIn<HTMLDivElement>();
  return (
    <div {...kept}>
      <Panel>
        {state.step === 'sent' ? <Sent onAnother={onAnother} onList={onList} /> : <FeedbackForm {...props} />}
      </Panel>
    </div>
  );
}

function Sent({ onAnother, onList }: Pick<SubmitFeedbackViewProps, 'onAnother' | 'onList'>) {
  const t = useText(inboxMessages);
  return (
    <div role="status">
      <EmptyState
        icon="success"
        scene="done"
        title={t('inbox.feedback.sent')}
        hint={t('inbox.feedback.sentHint')}
        action={
          <>
            <Button variant="primary" onClick={onList}>
              {t('inbox.feedback.toList')}
            </Button>
            <Button onClick={onAnother}>{t('inbox.feedback.another')}</Button>
          </>
        }
      />
    </div>
  );
}
