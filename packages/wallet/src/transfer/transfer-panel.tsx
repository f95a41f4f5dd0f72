import { refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Select } from '@lobby/ui-kit/select';
import { type ReactNode, useEffect, useMemo } from 'react';
import { AmountTextField } from '../amount/amount-text-field.tsx';
import { readTyped, sentAmount } from '../amount/typed-amount.ts';
import { UnknownNote } from '../operation/unknown-note.tsx';
import sheet from '../page/page.module.css';
import type { AllBalance, VenuePurse, VenueTransfer } from '../purses/purse-types.ts';
import { transferMessages } from './messages/index.ts';
import { type TransferMessage, type TransferValues, transferRules } from './transfer.form.ts';
import css from './transfer.module.css';
import { TransferResult } from './transfer-result.tsx';

export interface TransferPanelProps {
  readonly all: AllBalance;
  readonly venue: VenuePurse;
  /** Into the venue, or back. */
  readonly isIn: boolean;
  readonly state: OperationState<object, VenueTransfer>;
  onVenue(channelCode: string): void;
  onSwap(): void;
  onEdit(): void;
  onSubmit(amount: string): void;
  onRepeat(): void;
}

/** Moves money between the central wallet and a venue. */
export function TransferPanel(props: TransferPanelProps) {
  const { all, venue, isIn, state } = props;
  const t = useText(transferMessages);
  const format = useFormat();
  const locale = useLocale();
  const free = isIn ? all.centerWalletBalance : venue.balance;
  const words = { free: format.money(free) };
  const rules = useMemo(() => transferRules(free, isIn), [free, isIn]);
  const isShut = venue.state === 'maintenance';
  const refusal = state.step === 'idle' ? state.failure : undefined;
  const form = useFieldForm<TransferValues, TransferMessage>({
    initial: { amount: '' },
    rules,
    read: { amount: readTyped },
    labels: { amount: t('transfer.amount') },
    say: id => t(id, words),
    busy: state.step === 'sending',
    onEdit: props.onEdit,
    onSubmit: ({ amount }) => {
      if (!isShut) props.onSubmit(sentAmount(amount));
    },
  });
  const binding = form.text('amount', refusal && (refusalText(refusal, locale) ?? t('transfer.failed')));
  // The next one is typed anew: pressing the button again must not move the same again, nor an amount the other way.
  const { set, clear } = form;
  const isDone = state.step === 'done';
  useEffect(() => {
    if (isDone) set('amount', '');
  }, [isDone]);
  useEffect(() => {
    set('amount', '');
    clear('amount');
  }, [isIn, venue.channelCode]);
  const centre = (
    <span className={css.purse}>
      {t('transfer.centre')} {format.money(all.centerWalletBalance)}
    </span>
  );
  const venues = (
    <Select
      size="l"
      label={t('transfer.venue')}
      value={venue.channelCode}
      options={all.venues.map(({ channelCode, name, balance }) => ({
        value: channelCode,
        label: `${name} ${format.money(balance)}`,
      }))}
      onChange={props.onVenue}
    />
  );
  if (state.step === 'unknown') return <UnknownNote onRepeat={props.onRepeat} />;
  return (
    <form className={sheet.form} {...form.frame}>
      <div className={css.pair} data-tour="transfer">
        <End label={t('transfer.from')}>{isIn ? centre : venues}</End>
        <button type="button" className={css.swap} aria-label={t('transfer.swap')} onClick={props.onSwap}>
          <Icon name="transfer" size={20} />
        </button>
        <End label={t('transfer.to')}>{isIn ? venues : centre}</End>
      </div>
      {isShut && (
        <p className={sheet.warning}>
          <Icon name="warning" size={18} />
          {t('transfer.maintenance', { name: venue.name })}
        </p>
      )}
      <AmountTextField
        binding={binding}
        enterKeyHint="done"
        before={<span>¥</span>}
        after={
          <Button size="s" onClick={() => binding.onChange(free)}>
            {t('transfer.amount.all')}
          </Button>
        }
        hint={t('transfer.amount.hint', words)}
      />
      {state.step === 'done' && <TransferResult transfer={state.answer} />}
      <SubmitButton missing={form.missing} waiting={isShut} busy={state.step === 'sending'}>
        {t('transfer.submit')}
      </SubmitButton>
    </form>
  );
}

function End({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.end}>
      <span className={css.label}>{label}</span>
      {children}
    </div>
  );
}
