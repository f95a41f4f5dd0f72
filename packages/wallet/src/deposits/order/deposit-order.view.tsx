import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { walletMessages } from '../../messages/index.ts';
import { FailedPanel } from '../../page/failed-panel.tsx';
import { PlayNotes } from '../../page/play-notes.tsx';
import { PausePanel } from '../../pause/pause-panel.tsx';
import type { DepositOrder } from '../deposit-types.ts';
import { useMethodName } from '../methods/method-names.ts';
import type { DepositOrderViewProps } from './deposit-order-props.ts';
import { stageOf } from './deposit-order-stage.ts';
import { Arrivals } from './ends/arrivals.tsx';
import { Confirming } from './ends/confirming.tsx';
import { OrderEnd } from './ends/order-end.tsx';
import { CopyRow, Row, Rows } from './order-rows.tsx';
import { PausedPay } from './pay/paused-pay.tsx';
import { PayStage } from './pay/pay-stage.tsx';

/** A deposit order: what to pay and where, how far it is, or how it ended. */
export function DepositOrderView(props: DepositOrderViewProps) {
  const { order, failure } = props;
  const t = useText(walletMessages);
  const methodName = useMethodName();
  return (
    <Page
      width="narrow"
      title={
        order
          ? t('wallet.depositOrder.title', { method: methodName(order.method) })
          : t('wallet.deposit.title')
      }
    >
      {order ? (
        <>
          <Callout size="m" role="status">
            {props.isStale && t('wallet.depositOrder.stale')}
          </Callout>
          {order.pause && isGoingOn(order) && (
            <PausePanel pause={order.pause} now={props.now()} title={t('wallet.pause.deposit')}>
              {t('wallet.pause.order')}
            </PausePanel>
          )}
          <Panel>
            <Stage {...props} order={order} />
            {isGoingOn(order) && <Arrivals order={order} />}
            <OrderFacts order={order} />
          </Panel>
          <PlayNotes />
        </>
      ) : failure ? (
        <FailedPanel
          title={t('wallet.depositOrder.error')}
          failure={failure}
          isRetrying={props.isAsking}
          onRetry={props.onAsk}
          action={<Button onClick={props.onAnother}>{t('wallet.depositOrder.back')}</Button>}
        />
      ) : (
        <SkeletonGroup label={t('wallet.depositOrder.loading')}>
          <Skeleton shape="block" height="28rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

/** Its end says what came for it; until then this stands below. */
function isGoingOn(order: DepositOrder): boolean {
  const stage = stageOf(order);
  return stage === 'pay' || stage === 'confirming';
}

function Stage(props: DepositOrderViewProps & { readonly order: DepositOrder }) {
  const { order } = props;
  const stage = stageOf(order);
  switch (stage) {
    case 'pay':
      return order.pause ? <PausedPay {...props} /> : <PayStage {...props} />;
    case 'confirming':
      return <Confirming order={order} />;
    default:
      return <OrderEnd {...props} end={stage} />;
  }
}

/** What an order is named by, for the member and for customer service. */
function OrderFacts({ order }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const format = useFormat();
  return (
    <Rows quiet>
      <CopyRow label={t('wallet.depositOrder.id')} text={order.orderId} />
      <Row label={t('wallet.depositOrder.asked')}>
        <span translate="no">{format.money(order.amount)}</span>
      </Row>
      <Row label={t('wallet.depositOrder.createdAt')}>{format.dateTime(order.createdAt)}</Row>
    </Rows>
  );
}
