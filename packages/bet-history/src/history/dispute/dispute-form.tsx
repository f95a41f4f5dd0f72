import { disputeKinds, longestDispute } from '@lobby/api-client/contract/game/disputes';
import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { defineRules, filled, type Submission, SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Select } from '@lobby/ui-kit/select';
import { Stack } from '@lobby/ui-kit/stack';
import { TextArea } from '@lobby/ui-kit/text-area';
import { useEffect } from 'react';
import { betHistoryMessages, type MessageId } from '../../messages/index.ts';
import { type DisputeKind, kindWords } from './dispute-words.ts';

export interface DisputeFormProps {
  readonly state: Submission<ApiFailure>;
  /** What was written before and not sent. */
  readonly draft: DisputeDraft;
  /** What is written now. */
  onKeep(draft: DisputeDraft): void;
  onEdit(): void;
  onSubmit(kind: DisputeKind, text: string): void;
}

/** What is written of a dispute, a kind that may not be chosen yet. */
export interface DisputeDraft {
  readonly kind: string;
  readonly text: string;
}

export const emptyDraft: DisputeDraft = { kind: '', text: '' };

const isKind = (text: string): text is DisputeKind => disputeKinds.some(kind => kind === text);

const rules = defineRules<DisputeDraft, MessageId>({
  kind: [[isKind, 'betHistory.dispute.kind.required']],
  text: [
    [text => filled(text.trim()), 'betHistory.dispute.text.required'],
    [text => text.trim().length <= longestDispute, 'betHistory.dispute.text.tooLong'],
  ],
});

/** What is wrong with a settled bet, and why. What was typed stays when it is refused. */
export function DisputeForm({ state, draft, onKeep, onEdit, onSubmit }: DisputeFormProps) {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const busy = state.step === 'sending';
  const form = useFieldForm<DisputeDraft, MessageId>({
    initial: draft,
    rules,
    labels: { kind: t('betHistory.dispute.kind'), text: t('betHistory.dispute.text') },
    say: id => t(id, { most: longestDispute }),
    busy,
    onEdit,
    onSubmit({ kind, text }) {
      if (isKind(kind)) onSubmit(kind, text.trim());
    },
  });
  const { kind, text } = form.values;
  useEffect(() => onKeep({ kind, text }), [kind, text, onKeep]);
  const choice = form.choice('kind');
  const failure = state.step === 'writing' ? state.failure : undefined;
  return (
    <Stack as="form" {...form.frame}>
      {/* Its label and its error are its own; the gaps of the form are not between them. */}
      <div>
        <Select
          {...choice}
          showLabel
          required
          size="l"
          value={isKind(choice.value) ? choice.value : undefined}
          options={disputeKinds.map(kind => ({ value: kind, label: t(kindWords[kind]) }))}
          placeholder={t('betHistory.dispute.kind.placeholder')}
        />
      </div>
      <TextArea
        {...form.text('text')}
        rows={5}
        most={longestDispute}
        hint={t('betHistory.dispute.text.hint')}
      />
      {failure && (
        <Hint role="alert" tone="danger">
          {refusalText(failure, locale)}
        </Hint>
      )}
      <SubmitButton missing={form.missing} busy={busy}>
        {t('betHistory.dispute.submit')}
      </SubmitButton>
    </Stack>
  );
}
