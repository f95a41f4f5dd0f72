import { useFormat, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { PendingState } from '@lobby/ui-kit/pending-state';
import { walletMessages } from '../messages/index.ts';
import type { Channel } from './deposit-types.ts';
import { DepositForm } from './form/deposit-form.tsx';
import { useMethodName } from './methods/method-names.ts';
import type { DepositState } from './request/deposit.flow.ts';

export interface DepositPanelProps {
  readonly channel: Channel;
  readonly opening: DepositState;
  /** What was typed, without grouping. */
  readonly amount: string;
  /** The masked real name; empty while unbound, undefined while it is not known. */
  readonly payerName: string | undefined;
  onType(amount: string): void;
  onBindName(): void;
  onSubmit(amount: string): void;
  /** Sends the request of an unknown outcome again now. */
  onRepeat(): void;
  onLeave(): void;
}

/** The chosen method: its form, why it is closed, or an order whose outcome is not known yet. */
export function DepositPanel(props: DepositPanelProps) {
  const { channel, opening } = props;
  const t = useText(walletMessages);
  const name = useMethodName()(channel.method);
  return (
    <Panel heading={name}>
      {opening.step === 'unknown' ? (
        <UnknownDeposit {...props} amount={opening.request.amount} />
      ) : channel.state !== 'open' ? (
        <EmptyState
          size="s"
          icon={channel.state === 'grade' ? 'vip' : 'clock'}
          title={
            channel.state === 'grade'
              ? t('wallet.deposit.closed.grade', { name, grade: channel.minGrade })
              : t('wallet.deposit.closed.maintenance', { name })
          }
          hint={t('wallet.deposit.closed.hint')}
        />
      ) : (
        <DepositForm
          key={channel.id}
          channel={channel}
          amount={props.amount}
          payerName={props.payerName}
          failure={opening.step === 'choosing' ? opening.failure : undefined}
          isBusy={opening.step !== 'choosing'}
          onType={props.onType}
          onBindName={props.onBindName}
          onSubmit={props.onSubmit}
        />
      )}
    </Panel>
  );
}

type UnknownDepositProps = Pick<DepositPanelProps, 'amount' | 'onRepeat' | 'onLeave'>;

/** There may be an order: it is asked for under the same id. */
export function UnknownDeposit({ amount, onRepeat, onLeave }: UnknownDepositProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  return (
    <PendingState
      title={t('wallet.deposit.unknown', { amount: format.money(amount) })}
      hint={t('wallet.deposit.unknown.hint')}
      action={
        <Actions align="center">
          <Button onClick={onLeave}>{t('wallet.deposit.unknown.leave')}</Button>
          <Button variant="primary" onClick={onRepeat}>
            {t('wallet.deposit.unknown.repeat')}
          </Button>
        </Actions>
      }
    />
  );
}
