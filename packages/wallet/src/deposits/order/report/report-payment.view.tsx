import { refusalTitle } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { type Submission, SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { PicturePicker, type PicturePickerProps, type PicturesState, whatHolds } from '@lobby/pictures';
import { Callout } from '@lobby/ui-kit/callout';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
import { TextField } from '@lobby/ui-kit/text-field';
import { useMemo } from 'react';
import { AmountTextField } from '../../../amount/amount-text-field.tsx';
import { readTyped } from '../../../amount/typed-amount.ts';
import { type MessageId, walletMessages } from '../../../messages/index.ts';
import { type ReportValues, reportRules } from './report-payment.form.ts';
import type { ReportedOrder } from './report-payment.payload.ts';

export interface ReportPaymentViewProps
  extends Omit<ReportedOrder, 'orderId'>,
    Pick<PicturePickerProps, 'onAdd' | 'onRetry' | 'onRemove' | 'onLost'> {
  readonly state: Submission<ApiFailure>;
  readonly pictures: PicturesState;
  /** The server's clock, ms. */
  now(): number;
  onEdit(): void;
  onSubmit(values: ReportValues): void;
  onClose(): void;
}

/** How much was paid, when and by whom, with pictures of it. Sending waits for the pictures. */
export function ReportPaymentView(props: ReportPaymentViewProps) {
  const { state, pictures, currency, asksPayer, now, onEdit, onSubmit, onClose, ...picker } = props;
  const t = useText(walletMessages);
  const locale = useLocale();
  const busy = state.step === 'sending';
  const amountUnit = currency === 'CNY' ? 'yuan' : 'usdt';
  const holds = whatHolds(pictures.pictures);
  const rules = useMemo(() => reportRules({ currency, asksPayer }, now), [currency, asksPayer, now]);
  const form = useFieldForm<ReportValues, MessageId>({
    initial: { amount: '', paidAt: '', payerName: '' },
    rules,
    read: { amount: (typed, at) => readTyped(typed, at, amountUnit) },
    labels: {
      amount: t('wallet.report.amount'),
      paidAt: t('wallet.report.paidAt'),
      payerName: t('wallet.report.payerName'),
    },
    say: t,
    busy,
    onEdit,
    onSubmit: values => {
      if (!holds) onSubmit(values);
    },
  });
  const failure = state.step === 'writing' ? state.failure : undefined;
  return (
    <Dialog open onClose={onClose} closable={!busy} title={t('wallet.report.title')}>
      <Stack as="form" {...form.frame}>
        <Hint>{t('wallet.report.hint')}</Hint>
        <AmountTextField binding={form.text('amount')} unit={amountUnit} required currency={currency} />
        <TextField {...form.text('paidAt')} required type="datetime-local" />
        <TextField
          {...form.text('payerName')}
          required={asksPayer}
          maxLength={40}
          hint={t('wallet.report.payerName.hint')}
        />
        <PicturePicker {...picker} state={pictures} busy={busy} />
        <Hint role="status">{holds && t(`wallet.report.pictures.${holds}`)}</Hint>
        {failure && (
          <Callout role="alert" title={refusalTitle(failure, locale)}>
            {inlineText(failure, locale)}
          </Callout>
        )}
        <SubmitButton missing={form.missing} waiting={holds !== undefined} busy={busy}>
          {t('wallet.report.submit')}
        </SubmitButton>
      </Stack>
    </Dialog>
  );
}
