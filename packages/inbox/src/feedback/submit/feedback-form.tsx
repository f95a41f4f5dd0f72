import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { defineRules, filled, type Submission, SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import {
  PicturePicker,
  type PicturePickerProps,
  type PicturesState,
  sentOf,
  whatHolds,
} from '@lobby/pictures';
import { Hint } from '@lobby/ui-kit/hint';
import { Select } from '@lobby/ui-kit/select';
import { TextArea } from '@lobby/ui-kit/text-area';
import { type ClipboardEvent, useEffect } from 'react';
import { inboxMessages, type MessageId } from '../../messages/index.ts';
import { type FeedbackKind, isKind, kindOptions } from '../feedback-kinds.ts';
import type { OwnBet } from './about-bet.ts';
import { BetChoice } from './bet-choice.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import css from './submit-feedback.module.css';

const longestText = 500;

export interface FeedbackFormProps
  extends Pick<PicturePickerProps, 'onAdd' | 'onRetry' | 'onRemove' | 'onLost'> {
  readonly state: Submission<ApiFailure>;
  /** What was written before and not sent. */
  readonly draft: FeedbackDraft;
  /** What may be chosen of who writes about a bet. */
  readonly bets: readonly OwnBet[];
  readonly pictures: PicturesState;
  /** What is written now. */
  onKeep(draft: FeedbackDraft): void;
  onEdit(): void;
  onSubmit(kind: FeedbackKind, text: string): void;
}

interface Values {
  readonly kind: string;
  readonly text: string;
}

const rules = defineRules<Values, MessageId>({
  kind: [[isKind, 'inbox.feedback.kind.required']],
  text: [
    [text => filled(text.trim()), 'inbox.feedback.text.required'],
    [text => text.trim().length <= longestText, 'inbox.feedback.text.tooLong'],
  ],
});

/** Kind, text and pictures of a feedback. A send waits for its pictures. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { state, draft, bets, pictures, onKeep, onEdit, onSubmit, onAdd, onRetry, onRemove, onLost } = props;
  const t = useText(inboxMessages);
  const locale = useLocale();
  const busy = state.step === 'sending';
  const holds = whatHolds(pictures.pictures);

  const form = useFieldForm<Values, MessageId>({
    initial: { kind: draft.kind, text: draft.text },
    rules,
    labels: { kind: t('inbox.feedback.kind'), text: t('inbox.feedback.text') },
    say: t,
    busy,
    onEdit,
    onSubmit: ({ kind, text }) => {
      if (!holds && isKind(kind)) onSubmit(kind, text);
    },
  });
  const { kind, text } = form.values;
  const kept = sentOf(pictures.pictures);
  useEffect(
    () => onKeep({ kind, text, pictures: kept }),
    [kind, text, kept.map(({ id }) => id).join(), onKeep],
  );

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (busy || files.length === 0) return;
    event.preventDefault();
    onAdd(files);
  };
  const choice = form.choice('kind');
  const failure = state.step === 'writing' ? state.failure : undefined;

  return (
    <form {...form.frame} className={css.form} onPaste={paste}>
      <div className={css.kind}>
        <Select
          {...choice}
          showLabel
          required
          size="l"
          value={isKind(choice.value) ? choice.value : undefined}
          options={kindOptions(t)}
          placeholder={t('inbox.feedback.kind.placeholder')}
        />
      </div>
      <BetChoice bets={bets} text={text} busy={busy} onText={form.text('text').onChange} />
      <TextArea
        {...form.text('text')}
        most={longestText}
        placeholder={t('inbox.feedback.text.placeholder')}
      />
      <PicturePicker
        state={pictures}
        busy={busy}
        onAdd={onAdd}
        onRetry={onRetry}
        onRemove={onRemove}
        onLost={onLost}
      />
      {failure && (
        <Hint role="alert" tone="danger">
          {refusalText(failure, locale)}
        </Hint>
      )}
      <div className={css.submit}>
        <SubmitButton missing={form.missing} waiting={holds !== undefined} busy={busy}>
          {t('inbox.feedback.submit')}
        </SubmitButton>
        <p className={css.note} role="status">
          {holds === 'failed'
            ? t('inbox.feedback.mendPictures')
            : holds === 'waiting'
              ? t('inbox.feedback.waitForPictures')
              : t('inbox.feedback.draftKept')}
        </p>
      </div>
    </form>
  );
}
