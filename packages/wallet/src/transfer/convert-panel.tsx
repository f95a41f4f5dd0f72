import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useEffect, useMemo, useState } from 'react';
import { AmountTextField } from '../amount/amount-text-field.tsx';
import { readTyped } from '../amount/typed-amount.ts';
import type { OperationState } from '../operation/operation.flow.ts';
import { UnknownNote } from '../operation/unknown-note.tsx';
import sheet from '../page/page.module.css';
import {
  type ConvertMessage,
  type ConvertValues,
  convertedAmount,
  convertRules,
  type Direction,
  givenAmount,
  unitOf,
} from './convert.form.ts';
import { transferMessages } from './messages/index.ts';

export type RateQuote = AnswerOf<typeof contract.transfer.getTransferRate>;
export type Converted = AnswerOf<typeof contract.transfer.utcTransfer>;

export interface ConvertPanelProps {
  readonly to: Direction;
  /** What there is of what is given: yuan, or USDT. */
  readonly free: string;
  /** Undefined before one was asked for. */
  readonly quote: RateQuote | undefined;
  /** Whole seconds for which the rate holds; 0: it is over. */
  readonly secondsLeft: number;
  readonly isAskingRate: boolean;
  /** Why no rate was got. */
  readonly rateFailure: ApiFailure | undefined;
  readonly state: OperationState<object, Converted>;
  onDirection(to: Direction): void;
  onRate(): void;
  onEdit(): void;
  onSubmit(amount: string): void;
  onRepeat(): void;
}

/** Changes yuan into USDT or back at a rate that is locked for a minute; a new one is never put in by itself. */
export function ConvertPanel(props: ConvertPanelProps) {
  const { to, free, quote, secondsLeft, isAskingRate, rateFailure, state } = props;
  const t = useText(transferMessages);
  const format = useFormat();
  const locale = useLocale();
  const shown = to === 'USDT' ? format.money(free) : `${format.number(free)} USDT`;
  const rate = secondsLeft > 0 ? quote?.rate : undefined;
  const [isTried, setTried] = useState(false);
  const rules = useMemo(() => convertRules(to, free, rate), [to, free, rate]);
  const refusal = state.step === 'idle' ? state.failure : undefined;
  const form = useFieldForm<ConvertValues, ConvertMessage>({
    initial: { amount: '' },
    rules,
    read: { amount: (typed, facts) => readTyped(typed, facts, unitOf(to)) },
    labels: { amount: t(`transfer.convert.amount.${to}`) },
    say: id => t(id, { free: shown }),
    busy: state.step === 'sending',
    onEdit: props.onEdit,
    onSubmit: ({ amount }) => {
      setTried(!rate);
      if (rate) props.onSubmit(amount);
    },
  });
  // The next one is typed anew: pressing the button again must not convert the same again.
  const { set, clear } = form;
  const isDone = state.step === 'done';
  useEffect(() => {
    if (isDone) set('amount', '');
  }, [isDone]);
  useEffect(() => {
    set('amount', '');
    clear('amount');
  }, [to]);
  const given = givenAmount(to, form.values.amount);
  const got =
    rate !== undefined && given !== undefined && given > 0n ? convertedAmount(to, given, rate) : undefined;
  if (state.step === 'unknown') return <UnknownNote onRepeat={props.onRepeat} />;
  return (
    <form className={sheet.form} {...form.frame}>
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
      <AmountTextField
        binding={form.text(
          'amount',
          refusal && (refusalText(refusal, locale) ?? t('transfer.convert.failed')),
        )}
        unit={unitOf(to)}
        enterKeyHint="done"
        after={
          <Button size="s" onClick={() => form.text('amount').onChange(free)}>
            {t('transfer.amount.all')}
          </Button>
        }
        hint={t('transfer.convert.hint', { free: shown })}
      />
      <div className={sheet.fact}>
        <span>{t('transfer.convert.rate')}</span>
        <span>
          {rate ? (
            <>
              <b>{t('transfer.convert.rate.value', { rate })}</b>{' '}
              <small>{t('transfer.convert.rate.left', { seconds: secondsLeft })}</small>
            </>
          ) : (
            quote && <span role="status">{t('transfer.convert.rate.over')} </span>
          )}{' '}
          {!rate && (
            <Button busy={isAskingRate} onClick={props.onRate}>
              {t(quote ? 'transfer.convert.rate.again' : 'transfer.convert.rate.get')}
            </Button>
          )}
        </span>
      </div>
      <p role="alert" className={sheet.hint}>
        {!rate &&
          (rateFailure
            ? (refusalText(rateFailure, locale) ?? t('transfer.convert.rate.failed'))
            : isTried && t('transfer.convert.rate.first'))}
      </p>
      <p className={sheet.fact} aria-live="polite" aria-atomic="true">
        <span>{t('transfer.convert.gets')}</span>
        <b>{got === undefined ? '–' : to === 'USDT' ? `${format.number(got)} USDT` : format.money(got)}</b>
      </p>
      {state.step === 'done' && (
        <p role="status">
          {t('transfer.convert.done', {
            yuan: format.money(state.answer.yuan),
            usdt: format.number(state.answer.usdt),
          })}
        </p>
      )}
      <SubmitButton missing={form.missing} waiting={!rate} busy={state.step === 'sending'}>
        {t('transfer.convert.submit')}
      </SubmitButton>
    </form>
  );
}
