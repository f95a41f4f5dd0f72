import { disputeKinds, longestDispute } from '@lobby/api-client/contract/game/disputes';
import { refusalText } from '@lobby/api-client/refusal-reasons';
import { defineRules, filled, SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Select } from '@lobby/ui-kit/select';
import { Stack } from '@lobby/ui-kit/stack';
import { TextArea } from '@lobby/ui-kit/text-area';
import { betHistoryMessages, type MessageId } from '../../messages/index.ts';
import type { DisputeState } from './dispute.flow.ts';
import { type DisputeKind, kindWords } from './dispute-words.ts';

export interface DisputeFormProps {
  readonly state: DisputeState;
  onEdit(): void;
  onSubmit(kind: DisputeKind, text: string): void;
}

interface Values {
  readonly kind: string;
  readonly text: string;
}

const isKind = (text: string): text is DisputeKind => disputeKinds.some(kind => kind === text);

const rules = defineRules<Values, MessageId>({
  kind: [[isKind, 'betHistory.dispute.kind.required']],
  text: [
    [text => filled(text.trim()), 'betHistory.dispute.text.required'],
    [text => text.trim().length <= longestDispute, 'betHistory.dispute.text.tooLong'],
  ],
});

/** What is wrong with a settled bet, and why. What was typed stays when it is refused. */
export function DisputeForm({ state, onEdit, onSubmit }: DisputeFormProps) {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const busy = state.step === 'sending';
  const form = useFieldForm<Values, MessageId>({
    initial: { kind: '', text: '' },
    rules,
    labels: { kind: t('betHistory.dispute.kind'), text: t('betHistory.dispute.text') },
    say: id => t(id, { most: longestDispute }),
    busy,
    onEdit,
    onSubmit({ kind, text }) {
      if (isKind(kind)) onSubmit(kind, text.trim());
    },
  });
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
        placeholder={t('betHistory.dispute.text.placeholder')}
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
