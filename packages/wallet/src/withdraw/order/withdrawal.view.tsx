import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Callout } from '@lobby/ui-kit/callout';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { withdrawMessages } from '../messages/index.ts';
import type { Withdrawal } from '../withdraw-types.ts';
import { isEnded } from './use-followed.ts';
import css from './withdrawal.module.css';

export interface WithdrawalViewProps {
  readonly order: Withdrawal | undefined;
  readonly failure: ApiFailure | undefined;
  /** The last question failed, but what is shown was true a moment ago. */
  readonly isStale: boolean;
  readonly isAsking: boolean;
  /** By the server's clock, ms. */
  readonly now: number;
  onAsk(): void;
}

/** How far a withdrawal is: its steps with their times, and what it comes to. */
export function WithdrawalView({ order, failure, isStale, isAsking, now, onAsk }: WithdrawalViewProps) {
  const t = useText(withdrawMessages);
  const locale = useLocale();
  const back = <Link to={paths.mine.withdrawal()}>{t('withdraw.order.back')}</Link>;
  return (
    <Page title={t('withdraw.order.title')}>
      {order ? (
        <>
          <Callout size="m" role="status">
            {isStale && t('withdraw.order.stale')}
          </Callout>
          <Panel label={t('withdraw.order.title')}>
            <Steps order={order} now={now} />
          </Panel>
          <Actions>{back}</Actions>
        </>
      ) : failure ? (
        <Panel>
          <ErrorState
            title={t('withdraw.order.error')}
            hint={inlineText(failure, locale)}
            busy={isAsking}
            onRetry={onAsk}
            action={back}
          />
        </Panel>
      ) : (
        <SkeletonGroup label={t('withdraw.loading')}>
          <Skeleton shape="block" height="22rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Steps({ order, now }: { order: Withdrawal; now: number }) {
  const t = useText(withdrawMessages);
  const format = useFormat();
  const { orderNo, state, kind, account, amount, fee, arrives, usdtAmount, rate, timeline, note } = order;
  return (
    <>
      <div role="status">
        <p className={css.total}>{format.money(amount)}</p>
        <p className={css.state}>{t(`withdraw.state.${state}`)}</p>
        {!isEnded(order) && (
          <Hint>
            {now < order.expectedAt
              ? t('withdraw.order.expected', { date: format.dateTime(order.expectedAt) })
              : t('withdraw.order.overdue')}
          </Hint>
        )}
      </div>
      <ol className={css.steps}>
        {timeline.map((step, at) => (
          <li key={`${step.state}${step.at}`} aria-current={at === timeline.length - 1 ? 'step' : undefined}>
            <Icon name={iconOf(step.state, at === timeline.length - 1)} size={18} />
            <span>{t(`withdraw.state.${step.state}`)}</span>
            <small>{format.dateTime(step.at)}</small>
          </li>
        ))}
      </ol>
      <Facts>
        {note && <Fact label={t('withdraw.order.note')}>{note}</Fact>}
        <Fact label={t('withdraw.confirm.account')}>
          {t(`withdraw.kind.${kind}`)} {account}
        </Fact>
        <Fact label={t('withdraw.fee')}>
          {Number(fee) === 0 ? t('withdraw.fee.none') : format.money(fee)}
        </Fact>
        <Fact label={t('withdraw.arrives')}>
          {usdtAmount ? `${format.number(usdtAmount)} USDT` : format.money(arrives)}
        </Fact>
        {rate && <Fact label={t('withdraw.rate')}>{t('withdraw.rate.value', { rate })}</Fact>}
        <Fact label={t('withdraw.order.createdAt')}>{format.dateTime(order.createdAt)}</Fact>
        <Fact label={t('withdraw.order.id')}>
          <span className={css.copied}>
            {orderNo}
            <CopyButton
              text={orderNo}
              label={t('withdraw.order.copy')}
              words={{ copied: t('withdraw.order.copied'), failed: t('withdraw.order.copyFailed') }}
            />
          </span>
        </Fact>
      </Facts>
    </>
  );
}

/** A step that gave the money back is no success; the last one that does not end the order is still going on. */
function iconOf(state: Withdrawal['state'], isLast: boolean): IconName {
  if (state === 'rejected' || state === 'returned') return 'warning';
  return isLast && !isEnded({ state }) ? 'clock' : 'check';
}
