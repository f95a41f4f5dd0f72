import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import css from './balance-panel.module.css';
import { dayPart } from './greeting.ts';
import { overviewMessages } from './messages/index.ts';
import { MoneyWays } from './money-ways.tsx';

export interface BalancePanelProps {
  /** When the page was opened, ms: decides the greeting. */
  readonly now: number;
  /** Undefined while it is not known. */
  readonly name: string | undefined;
  readonly balance: AnswerOf<typeof contract.transfer.getBalance> | undefined;
  readonly isBalanceFailed: boolean;
  readonly isBalanceBusy: boolean;
  readonly isBalanceHidden: boolean;
  /** A time-out or exclusion is in force; undefined while that is not known. */
  readonly isPaused: boolean | undefined;
  onHideBalance(hidden: boolean): void;
  onRefreshBalance(): void;
}

/** A greeting and the free balance, which can be hidden, with the ways to move money. */
export function BalancePanel(props: BalancePanelProps) {
  const { now, name, balance, isBalanceFailed, isBalanceBusy, isBalanceHidden } = props;
  const t = useText(overviewMessages);
  const isHeld = Number(balance?.lockMoney) > 0;
  return (
    <section className={css.panel} aria-labelledby="overview-greeting">
      <h1 id="overview-greeting" className={css.greeting}>
        {t(`overview.greeting.${dayPart(now)}`)}
        {name && <span>{t('overview.greeting.name', { name })}</span>}
      </h1>
      <div className={css.money}>
        <p className={css.label}>{t('overview.balance')}</p>
        <p className={css.amount}>
          {balance || isBalanceHidden ? (
            <Money yuan={balance?.balance} masked={isBalanceHidden} />
          ) : (
            <span className={css.unknown}>{isBalanceFailed ? t('overview.balance.error') : '··'}</span>
          )}
        </p>
        <button
          type="button"
          className={css.tool}
          aria-label={t(isBalanceHidden ? 'overview.balance.show' : 'overview.balance.hide')}
          onClick={() => props.onHideBalance(!isBalanceHidden)}
        >
          <Icon name={isBalanceHidden ? 'eye-off' : 'eye'} size={18} />
        </button>
        <button
          type="button"
          className={css.tool}
          data-busy={isBalanceBusy || undefined}
          aria-label={t('overview.balance.refresh')}
          onClick={props.onRefreshBalance}
        >
          <Icon name="refresh" size={18} />
        </button>
      </div>
      <p className={css.held}>
        {isHeld && (
          <>
            {t('overview.balance.held')} <Money yuan={balance?.lockMoney} masked={isBalanceHidden} />
          </>
        )}
      </p>
      <MoneyWays isPaused={props.isPaused} />
    </section>
  );
}
