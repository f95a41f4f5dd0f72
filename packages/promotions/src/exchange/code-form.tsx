import { readGiftCode } from '@lobby/api-client/codes';
import { reasonOf, refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Stack } from '@lobby/ui-kit/stack';
import { TextField } from '@lobby/ui-kit/text-field';
import { useEffect } from 'react';
import * as v from 'valibot';
import { promotionsMessages } from '../messages/index.ts';
import { conditionWords } from '../rule/condition-words.ts';
import { codeReaders, codeRules } from './exchange.form.ts';
import css from './exchange.module.css';
import type { RedeemState } from './use-redeem.ts';

export interface CodeFormProps {
  readonly state: RedeemState;
  onEdit(): void;
  onRedeem(code: string): void;
}

/** The field of a gift code, with what is wrong beside it. What was redeemed leaves the field. */
export function CodeForm({ state, onEdit, onRedeem }: CodeFormProps) {
  const t = useText(promotionsMessages);
  const locale = useLocale();
  const form = useFieldForm({
    initial: { code: '' },
    rules: codeRules,
    read: codeReaders,
    labels: { code: t('promotions.exchange.code') },
    say: t,
    busy: state.step === 'sending',
    onEdit,
    onSubmit({ code }) {
      const read = readGiftCode(code);
      if ('code' in read) onRedeem(read.code);
    },
  });
  const isDone = state.step === 'done';
  const { set } = form;
  useEffect(() => {
    if (isDone) set('code', '');
  }, [isDone]);
  const failure = state.step === 'idle' ? state.failure : undefined;
  const refusal = failure && (refusalText(failure, locale) ?? t('promotions.exchange.failed'));
  return (
    <Stack as="form" {...form.frame}>
      <TextField
        {...form.text('code', refusal)}
        hint={t('promotions.exchange.code.hint')}
        className={css.code}
        autoComplete="off"
        enterKeyHint="send"
      />
      {failure && <UnmetConditions failure={failure} />}
      <SubmitButton missing={form.missing} busy={state.step === 'sending'}>
        {t('promotions.exchange.submit')}
      </SubmitButton>
    </Stack>
  );
}

const unmetConditions = v.looseObject({ unmet: v.array(v.string()), minGrade: v.number() });

/** What a code that holds still asks for. */
function UnmetConditions({ failure }: { readonly failure: ApiFailure }) {
  const t = useText(promotionsMessages);
  if (failure.kind !== 'refused' || reasonOf(failure) !== 'gift-code-conditions') return null;
  const told = v.safeParse(unmetConditions, failure.data);
  if (!told.success) return null;
  const { unmet, minGrade } = told.output;
  return (
    <div>
      <p>{t('promotions.exchange.unmet')}</p>
      <ul className={css.unmet}>
        {unmet.map(condition => (
          <li key={condition}>{conditionWords(condition, { minGrade, withinDays: 0 }, t)}</li>
        ))}
      </ul>
    </div>
  );
}
