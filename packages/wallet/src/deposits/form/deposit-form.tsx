import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { plainAmount } from '@lobby/betting';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { useMemo } from 'react';
import { fenOf, readTyped } from '../../amount/typed-amount.ts';
import type { Channel } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
import { amountRules } from './amount.form.ts';
import { AmountField } from './amount-field.tsx';
import { CostLines } from './cost-lines.tsx';
import css from './form.module.css';
import { Payer } from './payer.tsx';

export interface DepositFormProps {
  readonly channel: Channel;
  /** What was typed before, for this page; empty at first. */
  readonly amount: string;
  /** The masked real name; empty while unbound, undefined while it is not known. */
  readonly payerName: string | undefined;
  readonly failure: ApiFailure | undefined;
  /** The order is being opened. */
  readonly isBusy: boolean;
  /** The amount as it is typed, kept by the page so that another method does not lose it. */
  onType(amount: string): void;
  onBindName(): void;
  onSubmit(amount: string): void;
}

/** Amount, cost and payer of a deposit over one channel. */
export function DepositForm(props: DepositFormProps) {
  const { channel, payerName, failure, isBusy } = props;
  const t = useText(walletMessages);
  const locale = useLocale();
  const format = useFormat();
  const rules = useMemo(() => amountRules(channel), [channel]);
  const limits = { min: format.money(channel.min), max: format.money(channel.max) };
  const form = useFieldForm({
    initial: { amount: props.amount },
    rules,
    read: { amount: readTyped },
    labels: { amount: t('wallet.deposit.amount') },
    say: id => t(id, limits),
    busy: isBusy,
    onSubmit: values => {
      if (!isNameMissing) props.onSubmit(values.amount);
    },
  });
  const isNameMissing = channel.asksPayer && payerName === '';
  const refusal = failure && (refusalText(failure, locale) ?? t('wallet.deposit.failed'));
  const binding = form.text('amount', refusal);
  return (
    <form className={css.form} {...form.frame}>
      <AmountField
        channel={channel}
        binding={{
          ...binding,
          onChange: text => {
            binding.onChange(text);
            props.onType(plainAmount(text));
          },
        }}
        onPick={amount => {
          binding.onChange(amount);
          props.onType(amount);
        }}
      />
      <CostLines channel={channel} amount={fenOf(form.values.amount)} />
      {channel.asksPayer && <Payer name={payerName} onBind={props.onBindName} />}
      <SubmitButton missing={form.missing} waiting={isNameMissing} busy={isBusy}>
        {t('wallet.deposit.submit')}
      </SubmitButton>
    </form>
  );
}
