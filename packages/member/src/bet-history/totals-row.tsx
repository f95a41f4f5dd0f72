import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { memberMessages } from '../messages/index.ts';
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
  const t = useText(memberMessages);
  return (
    <dl className={css.totals} aria-label={t('member.betHistory.totals')}>
      <div>
        <dt>{t('member.betHistory.total.count')}</dt>
        <dd>{totals ? t('member.betHistory.total.countValue', { count: totals.count }) : '--'}</dd>
      </div>
      <div>
        <dt>{t('member.betHistory.total.stake')}</dt>
        <dd>
          <Money yuan={totals?.stake} />
        </dd>
      </div>
      <div>
        <dt>{t('member.betHistory.total.turnover')}</dt>
        <dd>
          <Money yuan={totals?.turnover} />
        </dd>
      </div>
      <div>
        <dt>{t('member.betHistory.total.net')}</dt>
        <dd>
          <Money yuan={totals?.netWin} signed tone="result" />
        </dd>
      </div>
      {totals && totals.cashedOut !== '0' && (
        <div>
          <dt>{t('member.betHistory.total.cashedOut')}</dt>
          <dd>
            <Money yuan={totals.cashedOut} />
          </dd>
        </div>
      )}
    </dl>
  );
}
