import type { ApiFailure } from '@lobby/api-client/request';
import { useFormat, useText } from '@lobby/i18n';
import { useMemo } from 'react';
import { fenOf } from '../../amount/typed-amount.ts';
import { walletMessages } from '../../messages/index.ts';
import { MoneyForm } from '../../money-form/money-form.tsx';
import { useMoneyForm } from '../../money-form/use-money-form.ts';
import type { Channel } from '../deposit-types.ts';
import { amountRules } from './amount.form.ts';
import { AmountField } from './amount-field.tsx';
import { CostLines } from './cost-lines.tsx';
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
  const format = useFormat();
  const rules = useMemo(() => amountRules(channel), [channel]);
  const limits = { min: format.money(channel.min), max: format.money(channel.max) };
  const form = useMoneyForm({
    label: t('wallet.deposit.amount'),
    initial: props.amount,
    rules,
    say: id => t(id, limits),
    failure,
    failed: t('wallet.deposit.failed'),
    busy: isBusy,
    waits: channel.asksPayer && payerName === '',
    onType: props.onType,
    onSubmit: props.onSubmit,
  });
  return (
    <MoneyForm form={form} submit={t('wallet.deposit.submit')}>
      <AmountField channel={channel} form={form} />
      <CostLines channel={channel} amount={fenOf(form.amount.value)} />
      {channel.asksPayer && <Payer name={payerName} onBind={props.onBindName} />}
    </MoneyForm>
  );
}
