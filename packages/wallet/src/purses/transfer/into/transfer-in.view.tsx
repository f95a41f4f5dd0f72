import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import type { TransferInProps } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useMemo } from 'react';
import { sentAmount } from '../../../amount/typed-amount.ts';
import { FormAmount } from '../../../money-form/form-amount.tsx';
import { MoneyForm } from '../../../money-form/money-form.tsx';
import { useMoneyForm } from '../../../money-form/use-money-form.ts';
import { UnknownNote } from '../../../operation/unknown-note.tsx';
import type { VenueTransfer } from '../../purse-types.ts';
import { transferMessages } from '../messages/index.ts';
import { type TransferMessage, transferRules } from '../transfer.form.ts';
import { TransferResult } from '../transfer-result.tsx';

export interface TransferInViewProps extends Pick<TransferInProps, 'venue'> {
  /** Why it is asked for. */
  readonly words: string | undefined;
  /** Yuan in the central wallet; undefined while it is being fetched. */
  readonly free: string | undefined;
  /** Yuan at the venue. */
  readonly balance: string | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  readonly state: OperationState<object, VenueTransfer>;
  onRetry(): void;
  onEdit(): void;
  onSubmit(amount: string): void;
  onRepeat(): void;
  readonly onEnter: (() => void) | undefined;
  onClose(): void;
}

/** The dialog that moves money into a venue: why, how much, and the way in with or without it. */
export function TransferInView(props: TransferInViewProps) {
  const { venue, words, free, failure, state, onEnter, onClose } = props;
  const t = useText(transferMessages);
  const locale = useLocale();
  const isDone = state.step === 'done';
  const isUnderWay = state.step === 'sending' || state.step === 'unknown';
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('transfer.into', { name: venue.name })}
      actions={
        onEnter ? (
          <Button variant={isDone ? 'primary' : 'outline'} disabled={isUnderWay} onClick={onEnter}>
            {t(isDone ? 'transfer.into.enterNow' : 'transfer.into.enter')}
          </Button>
        ) : isDone ? (
          <Button variant="primary" onClick={onClose}>
            {t('transfer.into.close')}
          </Button>
        ) : undefined
      }
    >
      {words && <Callout icon="info">{words}</Callout>}
      {state.step === 'unknown' ? (
        <UnknownNote onRepeat={props.onRepeat} />
      ) : isDone ? (
        <TransferResult transfer={state.answer} />
      ) : failure ? (
        <ErrorState
          size="s"
          title={t('transfer.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      ) : free === undefined ? (
        <SkeletonGroup label={t('transfer.loading')}>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      ) : (
        <Amount {...props} free={free} />
      )}
    </Dialog>
  );
}

function Amount(props: TransferInViewProps & { readonly free: string }) {
  const { venue, free, balance, state } = props;
  const t = useText(transferMessages);
  const format = useFormat();
  const words = { free: format.money(free) };
  const rules = useMemo(() => transferRules(free, true), [free]);
  const form = useMoneyForm<TransferMessage>({
    label: t('transfer.amount'),
    rules,
    say: id => t(id, words),
    failure: state.step === 'idle' ? state.failure : undefined,
    failed: t('transfer.failed'),
    busy: state.step === 'sending',
    onEdit: props.onEdit,
    onSubmit: amount => props.onSubmit(sentAmount(amount)),
  });
  return (
    <MoneyForm form={form} submit={t('transfer.into.submit')}>
      <FormAmount
        form={form}
        enterKeyHint="done"
        currency="CNY"
        all={free}
        hint={t('transfer.amount.hint', words)}
      />
      {balance !== undefined && (
        <Hint>{t('transfer.into.have', { name: venue.name, balance: format.money(balance) })}</Hint>
      )}
    </MoneyForm>
  );
}
