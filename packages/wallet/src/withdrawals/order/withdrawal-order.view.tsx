import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import sheet from '../../page/page.module.css';
import { withdrawalMessages } from '../messages/index.ts';
import type { WithdrawalOrder } from '../withdrawal-types.ts';
import css from '../withdrawals.module.css';
import { isEnded } from './use-followed-withdrawals.ts';

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
  const locale = useLocale();
  const back = <Link to={paths.mine.withdrawal()}>{t('withdrawal.order.back')}</Link>;
  return (
    <div className={sheet.page}>
      <h1 className={sheet.title}>{t('withdrawal.order.title')}</h1>
      {order ? (
        <>
          <p role="status" className={sheet.stale}>
            {isStale && t('withdrawal.order.stale')}
          </p>
          <section className={sheet.panel} aria-label={t('withdrawal.order.title')}>
            <Progress order={order} now={now} />
          </section>
          <p className={sheet.actions}>{back}</p>
        </>
      ) : failure ? (
        <section className={sheet.panel}>
          <ErrorState
            title={t('withdrawal.order.error')}
            hint={inlineText(failure, locale)}
            busy={isAsking}
            onRetry={onAsk}
            action={back}
          />
        </section>
      ) : (
        <SkeletonGroup label={t('withdrawal.loading')}>
          <Skeleton shape="block" height="22rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Progress({ order, now }: { order: WithdrawalOrder; now: number }) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const { orderNo, state, kind, account, amount, fee, arrives, usdtAmount, rate, timeline, note } = order;
  return (
    <>
      <div role="status">
        <p className={css.total}>{format.money(amount)}</p>
        <p className={css.state}>{t(`withdrawal.state.${state}`)}</p>
        {!isEnded(order) && (
          <p className={sheet.hint}>
            {now < order.expectedAt
              ? t('withdrawal.order.expected', { date: format.dateTime(order.expectedAt) })
              : t('withdrawal.order.overdue')}
          </p>
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
      {note && (
        <p className={sheet.fact}>
          <span>{t('withdrawal.order.note')}</span>
          <b>{note}</b>
        </p>
      )}
      <p className={sheet.fact}>
        <span>{t('withdrawal.confirm.account')}</span>
        <b>
          {t(`withdrawal.kind.${kind}`)} {account}
        </b>
      </p>
      <p className={sheet.fact}>
        <span>{t('withdrawal.fee')}</span>
        <b>{Number(fee) === 0 ? t('withdrawal.fee.none') : format.money(fee)}</b>
      </p>
      <p className={sheet.fact}>
        <span>{t('withdrawal.arrives')}</span>
        <b>{usdtAmount ? `${format.number(usdtAmount)} USDT` : format.money(arrives)}</b>
      </p>
      {rate && (
        <p className={sheet.fact}>
          <span>{t('withdrawal.rate')}</span>
          <b>{t('withdrawal.rate.value', { rate })}</b>
        </p>
      )}
      <p className={sheet.fact}>
        <span>{t('withdrawal.order.createdAt')}</span>
        <b>{format.dateTime(order.createdAt)}</b>
      </p>
      <div className={sheet.fact}>
        <span>{t('withdrawal.order.id')}</span>
        <b className={css.copied}>
          {orderNo}
          <CopyButton
            text={orderNo}
            label={t('withdrawal.order.copy')}
            words={{ copied: t('withdrawal.order.copied'), failed: t('withdrawal.order.copyFailed') }}
          />
        </b>
      </div>
    </>
  );
}

/** A step that gave the money back is no success; the last one that does not end the order is still going on. */
function iconOf(state: WithdrawalOrder['state'], isLast: boolean): IconName {
  if (state === 'rejected' || state === 'returned') return 'warning';
  return isLast && !isEnded({ state }) ? 'clock' : 'check';
}
