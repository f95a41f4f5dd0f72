import { useFormat, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Callout } from '@lobby/ui-kit/callout';
import { Icon } from '@lobby/ui-kit/icon';
import { Select } from '@lobby/ui-kit/select';
import { type ReactNode, useMemo } from 'react';
import { sentAmount } from '../../amount/typed-amount.ts';
import { FormAmount } from '../../money-form/form-amount.tsx';
import { MoneyForm } from '../../money-form/money-form.tsx';
import { useMoneyForm } from '../../money-form/use-money-form.ts';
import { UnknownNote } from '../../operation/unknown-note.tsx';
import type { AllBalance, VenuePurse, VenueTransfer } from '../purse-types.ts';
import { transferMessages } from './messages/index.ts';
import { type TransferMessage, transferRules } from './transfer.form.ts';
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
  const free = isIn ? all.centerWalletBalance : venue.balance;
  const words = { free: format.money(free) };
  const rules = useMemo(() => transferRules(free, isIn), [free, isIn]);
  const isShut = venue.state === 'maintenance';
  const form = useMoneyForm<TransferMessage>({
    label: t('transfer.amount'),
    rules,
    say: id => t(id, words),
    failure: state.step === 'idle' ? state.failure : undefined,
    failed: t('transfer.failed'),
    busy: state.step === 'sending',
    waits: isShut,
    isDone: state.step === 'done',
    between: `${isIn} ${venue.channelCode}`,
    onEdit: props.onEdit,
    onSubmit: amount => props.onSubmit(sentAmount(amount)),
  });
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
    <MoneyForm form={form} submit={t('transfer.submit')}>
      <div className={css.pair} data-tour="transfer">
        <End label={t('transfer.from')}>{isIn ? centre : venues}</End>
        <button type="button" className={css.swap} aria-label={t('transfer.swap')} onClick={props.onSwap}>
          <Icon name="transfer" size={20} />
        </button>
        <End label={t('transfer.to')}>{isIn ? venues : centre}</End>
      </div>
      {isShut && (
        <Callout icon="warning">
          {venue.until === 0
            ? t('transfer.maintenance', { name: venue.name })
            : t('transfer.maintenance.until', { name: venue.name, time: format.shortDateTime(venue.until) })}
        </Callout>
      )}
      <FormAmount
        form={form}
        enterKeyHint="done"
        currency="CNY"
        all={free}
        hint={t('transfer.amount.hint', words)}
      />
      {state.step === 'done' && <TransferResult transfer={state.answer} />}
    </MoneyForm>
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
