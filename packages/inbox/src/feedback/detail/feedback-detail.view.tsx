import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { inboxMessages } from '../../messages/index.ts';
import { EnlargedPicture } from './enlarged-picture.tsx';
import type { DetailEvent, DetailState } from './feedback-detail.flow.ts';
import css from './feedback-detail.module.css';
import { type FeedbackFacts, FeedbackWhole } from './feedback-whole.tsx';

export interface FeedbackDetailViewProps {
  readonly state: DetailState;
  /** Undefined while it is being fetched, or when that failed. */
  readonly feedback: FeedbackFacts | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  send(event: DetailEvent): void;
  onConfirm(): void;
  onRetry(): void;
  onClose(): void;
}

/** One feedback with its pictures and its answer, and the way to delete it. */
export function FeedbackDetailView(props: FeedbackDetailViewProps) {
  const { state, feedback, send, onConfirm, onClose } = props;
  const t = useText(inboxMessages);
  const locale = useLocale();
  const isAsking = state.step === 'asking' || state.step === 'deleting';
  const failure = state.step === 'looking' ? state.failure : undefined;
  const enlarged = state.step === 'enlarged' ? feedback?.pictures[state.picture] : undefined;
  return (
    <Dialog
      open
      size="m"
      title={t('inbox.feedback.detail')}
      onClose={onClose}
      actions={
        feedback && (
          <Button
            variant="ghost"
            disabledLook={state.step === 'deleted'}
            onClick={() => send({ type: 'delete-wanted' })}
          >
            {t('inbox.feedback.delete')}
          </Button>
        )
      }
    >
      <div className={css.body}>
        {feedback ? (
          <FeedbackWhole feedback={feedback} onEnlarge={picture => send({ type: 'enlarged', picture })} />
        ) : (
          <NotThere {...props} />
        )}
        {failure && (
          <Hint role="alert" tone="danger">
            {inlineText(failure, locale)}
          </Hint>
        )}
      </div>
      {enlarged && (
        <EnlargedPicture
          picture={enlarged}
          n={state.step === 'enlarged' ? state.picture + 1 : 1}
          onClose={() => send({ type: 'picture-closed' })}
        />
      )}
      <AlertDialog
        open={isAsking}
        title={t('inbox.feedback.delete.title')}
        confirmText={t('inbox.feedback.delete.confirm')}
        danger
        busy={state.step === 'deleting'}
        onConfirm={onConfirm}
        onCancel={() => send({ type: 'cancelled' })}
      >
        {t('inbox.feedback.delete.text')}
      </AlertDialog>
    </Dialog>
  );
}

function NotThere({ failure, isRetrying, onRetry }: FeedbackDetailViewProps) {
  const t = useText(inboxMessages);
  const locale = useLocale();
  if (!failure) {
    return (
      <SkeletonGroup>
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  }
  const isGone = failure.kind === 'refused' && failure.name === 'not-found';
  return (
    <ErrorState
      size="s"
      title={t(isGone ? 'inbox.feedback.detail.gone' : 'inbox.feedback.detail.error')}
      hint={isGone ? undefined : inlineText(failure, locale)}
      busy={isRetrying}
      onRetry={isGone ? undefined : onRetry}
    />
  );
}
