import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useBrand } from '@lobby/brand-kit';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { SafeHtml } from '@lobby/ui-kit/safe-html';
import { inboxMessages } from '../../messages/index.ts';
import { kindWords } from '../feedback-kinds.ts';
import css from './feedback-detail.module.css';

/** A feedback with its pictures, whose addresses are complete, and its answer. */
export type FeedbackFacts = Pick<
  AnswerOf<typeof contract.userFeedback.feedbackInfo>,
  'kind' | 'state' | 'text' | 'sentAt' | 'pictures' | 'answer' | 'answeredAt'
>;

interface FeedbackWholeProps {
  readonly feedback: FeedbackFacts;
  onEnlarge(picture: number): void;
}

/** Everything of a feedback: what was written, its pictures, and the answer. */
export function FeedbackWhole({ feedback, onEnlarge }: FeedbackWholeProps) {
  const { kind, state, text, sentAt, pictures, answer, answeredAt } = feedback;
  const t = useText(inboxMessages);
  const format = useFormat();
  const { allowedLinkOrigins } = useBrand();
  return (
    <>
      <p className={css.top}>
        <span className={css.kind}>{t(kindWords[kind])}</span>
        <Badge tone={state === 'answered' ? 'accent' : 'neutral'}>{t(`inbox.feedback.state.${state}`)}</Badge>
        <time className={css.time}>{format.dateTime(sentAt)}</time>
      </p>
      <p className={css.text}>{text}</p>
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={t('inbox.feedback.detail.enlarge', { n: at + 1 })}
                onClick={() => onEnlarge(at)}
              >
                <img className={css.image} src={url} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <section className={css.answer} aria-label={t('inbox.feedback.detail.answer')}>
        <h3 className={css.answerTitle}>{t('inbox.feedback.detail.answer')}</h3>
        {state === 'answered' ? (
          <>
            <SafeHtml html={answer} linkOrigins={allowedLinkOrigins} />
            <time className={css.time}>{format.dateTime(answeredAt)}</time>
          </>
        ) : (
          <p className={css.waiting}>{t('inbox.feedback.detail.waiting')}</p>
        )}
      </section>
    </>
  );
}
