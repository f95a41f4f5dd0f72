import type { MemberPause } from '@lobby/api-client/contract/pause';
import type { ApiFailure } from '@lobby/api-client/request';
import { useText } from '@lobby/i18n';
import { Columns } from '@lobby/ui-kit/columns';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { walletMessages } from '../messages/index.ts';
import { FailedPanel } from '../page/failed-panel.tsx';
import { PlayNotes } from '../page/play-notes.tsx';
import { PausePanel } from '../pause/pause-panel.tsx';
import { DepositPanel, type DepositPanelProps, UnknownDeposit } from './deposit-panel.tsx';
import type { Channel, DepositOrder, Reward } from './deposit-types.ts';
import { MethodPicker } from './methods/method-picker.tsx';
import { OpenDeposits } from './open-deposits.tsx';

export interface DepositViewProps extends Omit<DepositPanelProps, 'channel'> {
  /** Undefined while they are being fetched, or when that failed. */
  readonly channels: readonly Channel[] | undefined;
  /** The pause that the member is in: no way to deposit is offered. */
  readonly pause: MemberPause | null;
  /** By the server's clock, ms. */
  readonly now: number;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  readonly rewards: readonly Reward[];
  /** The orders that wait for money. */
  readonly openOrders: readonly DepositOrder[];
  readonly chosen: Channel | undefined;
  onRetry(): void;
  onChoose(id: string): void;
}

/** Choosing how and how much to deposit. */
export function DepositView(props: DepositViewProps) {
  const t = useText(walletMessages);
  return (
    <Page title={t('wallet.deposit.title')}>
      {!props.pause && <OpenDeposits orders={props.openOrders} />}
      <Choice {...props} />
      {props.pause && <OpenDeposits orders={props.openOrders} />}
      <PlayNotes />
    </Page>
  );
}

function Choice(props: DepositViewProps) {
  const { channels, failure, chosen, pause, opening } = props;
  const t = useText(walletMessages);
  if (!channels && failure)
    return (
      <FailedPanel
        title={t('wallet.deposit.error')}
        failure={failure}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
      />
    );
  if (!channels)
    return (
      <SkeletonGroup label={t('wallet.deposit.loading')}>
        <Columns>
          <Skeleton shape="block" height="26rem" />
          <Skeleton shape="block" height="26rem" />
        </Columns>
      </SkeletonGroup>
    );
  if (pause)
    return (
      <>
        {opening.step === 'unknown' && (
          <Panel>
            <UnknownDeposit {...props} amount={opening.request.amount} />
          </Panel>
        )}
        <PausePanel pause={pause} now={props.now} title={t('wallet.pause.deposit')} />
      </>
    );
  if (!chosen)
    return (
      <Panel>
        <EmptyState
          scene="closed"
          icon="bank"
          title={t('wallet.deposit.none')}
          hint={t('wallet.deposit.none.hint')}
        />
      </Panel>
    );
  return (
    <Columns>
      <Panel>
        <MethodPicker channels={channels} rewards={props.rewards} chosen={chosen} onChoose={props.onChoose} />
      </Panel>
      <DepositPanel {...props} channel={chosen} />
    </Columns>
  );
}
