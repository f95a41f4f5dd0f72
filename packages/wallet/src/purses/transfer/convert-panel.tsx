import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useFormat, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useMemo } from 'react';
import { FormAmount } from '../../money-form/form-amount.tsx';
import { MoneyForm } from '../../money-form/money-form.tsx';
import { useMoneyForm } from '../../money-form/use-money-form.ts';
import { UnknownNote } from '../../operation/unknown-note.tsx';
import {
  type ConvertMessage,
  convertedAmount,
  convertRules,
  type Direction,
  givenAmount,
  unitOf,
} from './convert.form.ts';
import { LockedRate, type LockedRateProps } from './locked-rate.tsx';
import { transferMessages } from './messages/index.ts';

export type Converted = AnswerOf<typeof contract.transfer.utcTransfer>;

export interface ConvertPanelProps extends Omit<LockedRateProps, 'rate' | 'isTried'> {
  readonly to: Direction;
  /** What there is of what is given: yuan, or USDT. */
  readonly free: string;
  readonly state: OperationState<object, Converted>;
  onDirection(to: Direction): void;
  onEdit(): void;
  onSubmit(amount: string): void;
  onRepeat(): void;
}

/** Changes yuan into USDT or back at a rate that is locked for a minute; a new one is never put in by itself. */
export function ConvertPanel(props: ConvertPanelProps) {
  const { to, free, quote, secondsLeft, state } = props;
  const t = useText(transferMessages);
  const format = useFormat();
  const shown = to === 'USDT' ? format.money(free) : `${format.number(free)} USDT`;
  const rate = secondsLeft > 0 ? quote?.rate : undefined;
  const rules = useMemo(() => convertRules(to, free, rate), [to, free, rate]);
  const form = useMoneyForm<ConvertMessage>({
    label: t(`transfer.convert.amount.${to}`),
    unit: unitOf(to),
    rules,
    say: id => t(id, { free: shown }),
    failure: state.step === 'idle' ? state.failure : undefined,
    failed: t('transfer.convert.failed'),
    busy: state.step === 'sending',
    waits: !rate,
    isDone: state.step === 'done',
    between: to,
    onEdit: props.onEdit,
    onSubmit: props.onSubmit,
  });
  const given = givenAmount(to, form.amount.value);
  const got =
    rate !== undefined && given !== undefined && given > 0n ? convertedAmount(to, given, rate) : undefined;
  if (state.step === 'unknown') return <UnknownNote onRepeat={props.onRepeat} />;
  return (
    <MoneyForm form={form} submit={t('transfer.convert.submit')}>
      <Segmented<Direction>
        wide
        label={t('transfer.convert.to')}
        value={to}
        onChange={props.onDirection}
        items={(['USDT', 'CNY'] as const).map(value => ({
          value,
          label: t(`transfer.convert.to.${value}`),
        }))}
      />
      <FormAmount
        form={form}
        enterKeyHint="done"
        all={free}
        hint={t('transfer.convert.hint', { free: shown })}
      />
      <LockedRate {...props} rate={rate} isTried={form.isTried} />
      <Facts>
        <Fact live label={t('transfer.convert.gets')}>
          {got === undefined ? '–' : to === 'USDT' ? `${format.number(got)} USDT` : format.money(got)}
        </Fact>
      </Facts>
      {state.step === 'done' && (
        <p role="status">
          {t('transfer.convert.done', {
            yuan: format.money(state.answer.yuan),
            usdt: format.number(state.answer.usdt),
          })}
        </p>
      )}
    </MoneyForm>
  );
}
