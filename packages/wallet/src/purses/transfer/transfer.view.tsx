import type { MemberPause } from '@lobby/api-client/contract/pause';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { walletMessages } from '../../messages/index.ts';
import { PausePanel } from '../../pause/pause-panel.tsx';
import type { VenueTransfer } from '../purse-types.ts';
import { transferMessages } from './messages/index.ts';
import { TransferResult } from './transfer-result.tsx';

export type TransferKind = 'venue' | 'usdt';

export interface TransferViewProps {
  readonly what: TransferKind;
  /** The balances are there. */
  readonly isReady: boolean;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The pause that the member is in: nothing goes into a venue. */
  readonly pause: MemberPause | null | undefined;
  /** By the server's clock, ms. */
  readonly now: number;
  /** Transfers that are not at their end. */
  readonly running: readonly VenueTransfer[];
  /** The chosen panel. */
  readonly children: ReactNode;
  onWhat(what: TransferKind): void;
  onRetry(): void;
}

/** Transfers between purses: with venues, and between yuan and USDT. */
export function TransferView(props: TransferViewProps) {
  const { what, isReady, failure, running, pause } = props;
  const t = useText(transferMessages);
  const w = useText(walletMessages);
  const locale = useLocale();
  return (
    <Page title={t('transfer.title')}>
      {pause && (
        <PausePanel pause={pause} now={props.now} title={w('wallet.pause.transfer')}>
          {w('wallet.pause.transfer.back')}
        </PausePanel>
      )}
      {running.length > 0 && (
        <Panel labelledBy="transfers-running">
          <h2 id="transfers-running">{t('transfer.running')}</h2>
          {running.map(transfer => (
            <TransferResult key={transfer.transferNo} transfer={transfer} />
          ))}
        </Panel>
      )}
      <Panel width="narrow" label={t('transfer.title')}>
        <Segmented<TransferKind>
          label={t('transfer.what')}
          value={what}
          onChange={props.onWhat}
          items={(['venue', 'usdt'] as const).map(value => ({ value, label: t(`transfer.what.${value}`) }))}
        />
        {isReady ? (
          props.children
        ) : failure ? (
          <ErrorState
            title={t('transfer.error')}
            hint={inlineText(failure, locale)}
            busy={props.isRetrying}
            onRetry={props.onRetry}
          />
        ) : (
          <SkeletonGroup label={t('transfer.loading')}>
            <Skeleton shape="block" height="16rem" />
          </SkeletonGroup>
        )}
      </Panel>
    </Page>
  );
}
