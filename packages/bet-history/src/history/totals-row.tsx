import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';

/** Sums over every bet the filters select, not only this page, without rejected ones. Amounts in yuan. */
export interface HistoryTotals {
  readonly count: number;
  readonly stake: string;
  readonly turnover: string;
  readonly netWin: string;
  /** What was paid for bets that were sold back; part of `netWin` once they are settled. */
  readonly cashedOut: string;
}

/** The sums above the list; the places stay while they are fetched. */
export function TotalsRow({ totals }: { totals: HistoryTotals | undefined }) {
  const t = useText(betHistoryMessages);
  return (
    <dl className={css.totals} aria-label={t('betHistory.totals')}>
      <div>
        <dt>{t('betHistory.total.count')}</dt>
        <dd>{totals ? t('betHistory.total.countValue', { count: totals.count }) : '--'}</dd>
      </div>
      <div>
        <dt>{t('betHistory.total.stake')}</dt>
        <dd>
          <Money yuan={totals?.stake} />
        </dd>
      </div>
      <div>
        <dt>{t('betHistory.total.turnover')}</dt>
        <dd>
          <Money yuan={totals?.turnover} />
        </dd>
      </div>
      <div>
        <dt>{t('betHistory.total.net')}</dt>
        <dd>
          <Money yuan={totals?.netWin} signed tone="result" />
        </dd>
      </div>
      {totals && totals.cashedOut !== '0' && (
        <div>
          <dt>{t('betHistory.total.cashedOut')}</dt>
          <dd>
            <Money yuan={totals.cashedOut} />
          </dd>
        </div>
      )}
    </dl>
  );
}
