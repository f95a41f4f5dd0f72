import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useMethodName } from '../deposit/methods/method-names.ts';
import { PlayNotes } from '../deposit/play-notes.tsx';
import type { DepositOrder } from '../deposit-types.ts';
import { walletMessages } from '../messages/index.ts';
import sheet from '../page/page.module.css';
import { Confirming } from './confirming.tsx';
import { Arrivals } from './ends/arrivals.tsx';
import { OrderEnd } from './ends/order-end.tsx';
import css from './order.module.css';
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
    <div className={`${sheet.page} ${css.page}`}>
      <h1 className={sheet.title}>
        {order ? t('wallet.order.title', { method: methodName(order.method) }) : t('wallet.deposit.title')}
      </h1>
      {order ? (
        <>
          <p role="status" className={sheet.stale}>
            {props.isStale && t('wallet.order.stale')}
          </p>
          <section className={sheet.panel}>
            <Stage {...props} order={order} />
            {isGoingOn(order) && <Arrivals order={order} />}
            <OrderFacts order={order} />
          </section>
          <PlayNotes />
        </>
      ) : failure ? (
        <section className={sheet.panel}>
          <ErrorState
            title={t('wallet.order.error')}
            hint={inlineText(failure, locale)}
            busy={props.isAsking}
            onRetry={props.onAsk}
            action={<Button onClick={props.onAnother}>{t('wallet.order.back')}</Button>}
          />
        </section>
      ) : (
        <SkeletonGroup label={t('wallet.order.loading')}>
          <Skeleton shape="block" height="28rem" />
        </SkeletonGroup>
      )}
    </div>
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
