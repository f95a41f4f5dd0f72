import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { Channel, DepositOrder, Reward } from '../deposit-types.ts';
import { walletMessages } from '../messages/index.ts';
import sheet from '../page/page.module.css';
import { DepositPanel, type DepositPanelProps } from './deposit-panel.tsx';
import { MethodPicker } from './methods/method-picker.tsx';
import { OpenOrders } from './open-orders.tsx';
import { PlayNotes } from './play-notes.tsx';

export interface DepositViewProps extends Omit<DepositPanelProps, 'channel'> {
  /** Undefined while they are being fetched, or when that failed. */
  readonly channels: readonly Channel[] | undefined;
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
    <div className={sheet.page}>
      <h1 className={sheet.title}>{t('wallet.deposit.title')}</h1>
      <OpenOrders orders={props.openOrders} />
      <Choice {...props} />
      <PlayNotes />
    </div>
  );
}

function Choice(props: DepositViewProps) {
  const { channels, failure, chosen } = props;
  const t = useText(walletMessages);
  const locale = useLocale();
  if (!channels && failure)
    return (
      <section className={sheet.panel}>
        <ErrorState
          title={t('wallet.deposit.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      </section>
    );
  if (!channels)
    return (
      <SkeletonGroup label={t('wallet.deposit.loading')} className={sheet.columns}>
        <Skeleton shape="block" height="26rem" />
        <Skeleton shape="block" height="26rem" />
      </SkeletonGroup>
    );
  if (!chosen)
    return (
      <section className={sheet.panel}>
        <EmptyState icon="bank" title={t('wallet.deposit.none')} hint={t('wallet.deposit.none.hint')} />
      </section>
    );
  return (
    <div className={sheet.columns}>
      <section className={sheet.panel}>
        <MethodPicker channels={channels} rewards={props.rewards} chosen={chosen} onChoose={props.onChoose} />
      </section>
      <DepositPanel {...props} channel={chosen} />
    </div>
  );
}
