import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useMethodName } from '../deposit/methods/method-names.ts';
import { PlayNotes } from '../deposit/play-notes.tsx';
import type { DepositOrder } from '../deposit-types.ts';
import { walletMessages } from '../messages/index.ts';
import { Arrivals } from './ends/arrivals.tsx';
import { Confirming } from './ends/confirming.tsx';
import { OrderEnd } from './ends/order-end.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { OrderViewProps } from './order-props.ts';
import { PayStage } from './pay/pay-stage.tsx';
import { stageOf } from './stage.ts';

/** A deposit order: what to pay and where, how far it is, or how it ended. */
export function OrderView(props: OrderViewProps) {
  const { order, failure } = props;
  const t = useText(walletMessages);
  const locale = useLocale();
  const methodName = useMethodName();
  return (
    <Page
      width="narrow"
      title={
        order ? t('wallet.order.title', { method: methodName(order.method) }) : t('wallet.deposit.title')
      }
    >
      {order ? (
        <>
          <Callout size="m" role="status">
            {props.isStale && t('wallet.order.stale')}
          </Callout>
          <Panel>
            <Stage {...props} order={order} />
            {isGoingOn(order) && <Arrivals order={order} />}
            <OrderFacts order={order} />
          </Panel>
          <PlayNotes />
        </>
      ) : failure ? (
        <Panel>
          <ErrorState
            title={t('wallet.order.error')}
            hint={inlineText(failure, locale)}
            busy={props.isAsking}
            onRetry={props.onAsk}
            action={<Button onClick={props.onAnother}>{t('wallet.order.back')}</Button>}
          />
        </Panel>
      ) : (
        <SkeletonGroup label={t('wallet.order.loading')}>
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

function Stage(props: OrderViewProps & { readonly order: DepositOrder }) {
  const { order } = props;
  const stage = stageOf(order);
  switch (stage) {
    case 'pay':
      return <PayStage {...props} />;
    case 'confirming':
      return <Confirming order={order} />;
    default:
      return <OrderEnd {...props} end={stage} />;
  }
}
