import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Total, Totals } from '@lobby/ui-kit/totals';
import { betHistoryMessages } from '../messages/index.ts';

/** Sums over every bet the filters select, not only this page, without rejected ones. Amounts in yuan. */
export interface HistoryTotals {
  readonly count: number;
  readonly stake: string;
  readonly turnover: string;
  readonly netWin: string;
  /** What was paid for bets that were sold back; part of `netWin` once they are settled. */
  readonly cashedOut?: string;
}

/** The sums above the list; the places stay while they are fetched. @param props.canSell bets may be sold back. */
export function TotalsRow({ totals, canSell }: { totals: HistoryTotals | undefined; canSell: boolean }) {
  const t = useText(betHistoryMessages);
  return (
    <Totals label={t('betHistory.totals')} busy={!totals}>
      <Total label={t('betHistory.total.count')}>
        {totals ? t('betHistory.total.countValue', { count: totals.count }) : '--'}
      </Total>
      <Total label={t('betHistory.total.stake')}>
        <Money yuan={totals?.stake} />
      </Total>
      <Total label={t('betHistory.total.turnover')}>
        <Money yuan={totals?.turnover} />
      </Total>
      {canSell && (
        <Total label={t('betHistory.total.cashedOut')}>
          <Money yuan={totals?.cashedOut} />
        </Total>
      )}
      <Total label={t('betHistory.total.net')}>
        <Money yuan={totals?.netWin} signed tone="result" />
      </Total>
    </Totals>
  );
}
