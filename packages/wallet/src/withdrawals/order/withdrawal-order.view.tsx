import type { ApiFailure } from '@lobby/api-client/request';
import { withdrawalRefusalText } from '@lobby/api-client/withdrawal-refusals';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Callout } from '@lobby/ui-kit/callout';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { FailedPanel } from '../../page/failed-panel.tsx';
import { withdrawalMessages } from '../messages/index.ts';
import type { WithdrawalOrder } from '../withdrawal-types.ts';
import { isEnded } from './use-followed-withdrawals.ts';
import css from './withdrawal.module.css';

export interface WithdrawalOrderViewProps {
  readonly order: WithdrawalOrder | undefined;
  readonly failure: ApiFailure | undefined;
  /** The last question failed, but what is shown was true a moment ago. */
  readonly isStale: boolean;
  readonly isAsking: boolean;
  /** By the server's clock, ms. */
  readonly now: number;
  onAsk(): void;
}

/** How far a withdrawal is: its steps with their times, and what it comes to. */
export function WithdrawalOrderView({
  order,
  failure,
  isStale,
  isAsking,
  now,
  onAsk,
}: WithdrawalOrderViewProps) {
  const t = useText(withdrawalMessages);
  const back = <Link to={paths.mine.withdrawal()}>{t('withdrawal.order.back')}</Link>;
  return (
    <Page title={t('withdrawal.order.title')}>
      {order ? (
        <>
          <Callout size="m" role="status">
            {isStale && t('withdrawal.order.stale')}
          </Callout>
          <Panel label={t('withdrawal.order.title')}>
            <Steps order={order} now={now} />
          </Panel>
          <Actions>{back}</Actions>
        </>
      ) : failure ? (
        <FailedPanel
          title={t('withdrawal.order.error')}
          failure={failure}
          isRetrying={isAsking}
          onRetry={onAsk}
          action={back}
        />
      ) : (
        <SkeletonGroup label={t('withdrawal.loading')}>
          <Skeleton shape="block" height="22rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Steps({ order, now }: { order: WithdrawalOrder; now: number }) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const locale = useLocale();
  const { refusal } = order;
  const because = refusal && withdrawalRefusalText(refusal, locale);
  const { orderNo, state, kind, account, amount, fee, arrives, usdtAmount, rate, timeline, note } = order;
  return (
    <>
      <div role="status">
        <p translate="no" className={css.total}>
          {format.money(amount)}
        </p>
        <p className={css.state}>{t(`withdrawal.state.${state}`)}</p>
        {because && (
          <p>
            <b>{t('withdrawal.order.refusal', { why: because.why })}</b> {because.next}
          </p>
        )}
        {state === 'rejected' && !because && !note && <p>{t('withdrawal.order.noReason')}</p>}
        {!isEnded(order) && (
          <Hint>
            {now < order.expectedAt
              ? t('withdrawal.order.expected', { date: format.dateTime(order.expectedAt) })
              : t('withdrawal.order.overdue')}
          </Hint>
        )}
      </div>
      <ol className={css.steps}>
        {timeline.map((step, at) => (
          <li key={`${step.state}${step.at}`} aria-current={at === timeline.length - 1 ? 'step' : undefined}>
            <Icon name={iconOf(step.state, at === timeline.length - 1)} size={18} />
            <span>{t(`withdrawal.state.${step.state}`)}</span>
            <small>{format.dateTime(step.at)}</small>
          </li>
        ))}
      </ol>
      <Facts>
        {note && <Fact label={t('withdrawal.order.note')}>{note}</Fact>}
        <Fact label={t('withdrawal.confirm.account')}>
          {t(`withdrawal.kind.${kind}`)} {account}
        </Fact>
        <Fact label={t('withdrawal.fee')}>
          {Number(fee) === 0 ? t('withdrawal.fee.none') : format.money(fee)}
        </Fact>
        <Fact label={t('withdrawal.arrives')}>
          {usdtAmount ? `${format.number(usdtAmount)} USDT` : format.money(arrives)}
        </Fact>
        {rate && <Fact label={t('withdrawal.rate')}>{t('withdrawal.rate.value', { rate })}</Fact>}
        <Fact label={t('withdrawal.order.createdAt')}>{format.dateTime(order.createdAt)}</Fact>
        <Fact label={t('withdrawal.order.id')}>
          <span className={css.copied}>
            {orderNo}
            <CopyButton
              text={orderNo}
              label={t('withdrawal.order.copy')}
              words={{ copied: t('withdrawal.order.copied'), failed: t('withdrawal.order.copyFailed') }}
            />
          </span>
        </Fact>
      </Facts>
    </>
  );
}

/** A step that gave the money back is no success; the last one that does not end the order is still going on. */
function iconOf(state: WithdrawalOrder['state'], isLast: boolean): IconName {
  if (state === 'rejected' || state === 'returned') return 'warning';
  return isLast && !isEnded({ state }) ? 'clock' : 'check';
}
