import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { inboxMessages } from '../../messages/index.ts';
import { kindWords } from '../feedback-kinds.ts';
import css from './feedback-list.module.css';

/** One feedback as it is listed. */
export type FeedbackSummary = Pick<
  AnswerOf<typeof contract.userFeedback.feedbackList>['list'][number],
  'id' | 'kind' | 'state' | 'text' | 'sentAt' | 'unread'
>;

/** A feedback in the list; pressing it opens the whole of it. */
export function FeedbackCard({ feedback, onOpen }: { feedback: FeedbackSummary; onOpen: () => void }) {
  const { kind, state, text, sentAt, unread } = feedback;
  const t = useText(inboxMessages);
  const format = useFormat();
  return (
    <li>
      <button type="button" className={css.card} onClick={onOpen}>
        <span className={css.top}>
          <span className={css.kind}>{t(kindWords[kind])}</span>
          <Badge tone={state === 'answered' ? 'accent' : 'neutral'}>
            {t(`inbox.feedback.state.${state}`)}
          </Badge>
          {unread && (
            <Badge tone="danger" look="solid">
              {t('inbox.feedback.unread')}
            </Badge>
          )}
        </span>
        <span className={css.text}>{text}</span>
        <time className={css.time}>{format.dateTime(sentAt)}</time>
      </button>
    </li>
  );
}
